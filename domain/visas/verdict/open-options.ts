import { findNewEntrant } from "#rules/uk-work/new-entrant.ts";
import type { Applicant, SalaryOption } from "#rules/uk-work/verdict-types.ts";

/** The options of SW 4.2 a first applicant like this reader may use, whatever the job. */
export function openOptions(reader: Applicant, on: string): SalaryOption[] {
  const isNewEntrant = findNewEntrant(reader, on).answer === "yes";
  const hasPhd = reader.phd === "relevant" || reader.phd === "stem";
  return [
    "A",
    "D",
    "K",
    ...(isNewEntrant ? (["E"] as const) : []),
    ...(hasPhd ? (["B"] as const) : []),
    ...(reader.phd === "stem" ? (["C"] as const) : []),
  ];
}
