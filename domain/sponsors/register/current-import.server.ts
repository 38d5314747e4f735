import { desc, eq } from "drizzle-orm";
import { type Database, db, type Transaction } from "#db/client.server.ts";
import { sponsorImports } from "#db/schema/sponsors.ts";
import { cached } from "#platform/cached.server.ts";

/** Pages that show what the register says. */
export const REGISTER_TAG = "register";

export type CurrentImport = {
  id: number;
  asOf: string;
  source: "file" | "url" | "latest" | "upload" | "demo";
  sha256: string;
  rows: number;
};

/** The copy of the register that answers; null before the first. */
export async function findCurrentImport(
  on: Database | Transaction = db,
): Promise<CurrentImport | null> {
  const [row] = await on
    .select({
      id: sponsorImports.id,
      asOf: sponsorImports.asOf,
      source: sponsorImports.source,
      sha256: sponsorImports.sha256,
      rows: sponsorImports.rows,
    })
    .from(sponsorImports)
    .where(eq(sponsorImports.state, "done"))
    .orderBy(desc(sponsorImports.id))
    .limit(1);
  return row ? { ...row, asOf: row.asOf!, sha256: row.sha256! } : null;
}

/** The same for look-ups, which all ask for it: from memory, until a copy is read in. */
export const rememberedImport = cached(() => findCurrentImport(), {
  tag: REGISTER_TAG,
  maxAgeMs: 5_000,
});
