import { importSentence } from "#domain/sponsors/checking/refusals.ts";
import { importRegister } from "#domain/sponsors/imports/import-register.server.ts";
import { findCurrentImport } from "#domain/sponsors/register/current-import.server.ts";
import { demoRegister } from "./register.ts";

/**
 * Gives the demo a made-up register with a short history, unless there is one: the
 * first real register that is read in replaces it.
 */
export async function loadDemoRegister(now: Date): Promise<void> {
  if (await findCurrentImport()) return;
  for (const { asOf, name, csv } of demoRegister(now)) {
    const file = { bytes: Buffer.from(csv), asOf, source: "demo", sourceName: name } as const;
    const result = await importRegister(file, now);
    if (!result.ok) throw new Error(`The demo's register was refused. ${importSentence(result)}`);
  }
}
