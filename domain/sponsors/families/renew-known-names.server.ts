import { db } from "#db/client.server.ts";
import { findCurrentImport } from "../register/current-import.server.ts";
import { lockRegister, nextRevision } from "../register/write-import.server.ts";
import { addKnownNames } from "./known-names.server.ts";

/** At every start: a release may bring other reviewed names for the register we hold. */
export async function renewKnownNames(now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRegister(tx);
    const current = await findCurrentImport(tx);
    if (!current || current.source === "demo") return;
    await addKnownNames(tx, { now, revision: await nextRevision(tx) });
  });
}
