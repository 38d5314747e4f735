import { findSponsors } from "#domain/sponsors/find-sponsors.server.ts";
import { importRegister } from "#domain/sponsors/imports/import-register.server.ts";
import type { RawRow } from "#rules/sponsor-register/raw-row.ts";
import { registerFile, row } from "#test/register-file.ts";

/** A day on which every copy in these tests has been published. */
export const afterTheCopies = new Date("2026-11-15T09:00:00Z");

/** Enough rows that losing one is no great loss. */
export const manyFirms = Array.from({ length: 120 }, (_, n) => row(`Firm ${n} Ltd`));

/** Reads a register of these rows in; the number of the import. */
export async function aRegister(rows: readonly RawRow[], asOf = "2026-07-03"): Promise<number> {
  const bytes = Buffer.from(registerFile(rows));
  const file = { bytes, asOf, source: "file", sourceName: "a.csv", acceptsLoss: true } as const;
  const result = await importRegister(file, afterTheCopies);
  if (!result.ok) throw new Error(result.error);
  return result.value.importId;
}

export async function idOfSponsor(name: string): Promise<number> {
  const answer = await findSponsors({ q: name });
  return answer!.results[0]!.organisationId;
}
