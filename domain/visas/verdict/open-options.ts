import { inForce } from "#rules/dated.ts";
import { findNewEntrant } from "#rules/uk-work/new-entrant.ts";
import { isTransitional } from "#rules/uk-work/past-permission.ts";
import { routeDates } from "#rules/uk-work/tables.ts";
import type { Applicant, SalaryOption } from "#rules/uk-work/verdict-types.ts";

/** The options of SW 4.2 this reader may use, whatever the job: F to J where they came before 4 April 2024. */
export function openOptions(reader: Applicant, on: string): SalaryOption[] {
  const isNewEntrant = findNewEntrant(reader, on).answer === "yes";
  const hasPhd = reader.phd === "relevant" || reader.phd === "stem";
  const isStem = reader.phd === "stem";
  const dates = inForce(routeDates, on, "Skilled Worker dates");
  const letters = `ADK${isNewEntrant ? "E" : ""}${hasPhd ? "B" : ""}${isStem ? "C" : ""}`;
  const lower = `FI${isNewEntrant ? "J" : ""}${hasPhd ? "G" : ""}${isStem ? "H" : ""}`;
  const all = isTransitional(reader, on, dates) === "yes" ? letters + lower : letters;
  return [...all] as SalaryOption[];
}
