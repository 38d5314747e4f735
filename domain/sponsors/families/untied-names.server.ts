import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import type { KnownName } from "#rules/employer-names/known-name.ts";
import { identityKey } from "#rules/sponsor-register/name-keys.ts";
import { findCurrentImport } from "../register/current-import.server.ts";
import { reviewedNames } from "./reviewed-names.server.ts";

/** Reviewed names whose entry the copy of today does not have: nobody finds them until one does. */
export async function listUntiedNames(): Promise<readonly KnownName[]> {
  // The demo's register is made up: none of the real names is on it.
  if ((await findCurrentImport())?.source === "demo") return [];
  const rows = reviewedNames();
  const keys = [...new Set(rows.map(({ entry }) => identityKey(entry)))];
  const { rows: found } = await db.execute<{ name_key: string }>(sql`
    select distinct name_key from sponsor_organisations
    where name_key = any(${sql.param(keys)}::text[]) and is_on_register and not is_demo`);
  const listed = new Set(found.map(({ name_key: key }) => key));
  return rows.filter(({ entry }) => !listed.has(identityKey(entry)));
}
