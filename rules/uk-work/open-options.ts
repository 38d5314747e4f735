import { inForce } from "#rules/dated.ts";
import type { JobGrounds } from "./grounds.ts";
import { findNewEntrant, plainJob } from "./new-entrant.ts";
import { isTransitional } from "./past-permission.ts";
import { routeDates } from "./tables.ts";
import type { Applicant, SalaryOption } from "./verdict-types.ts";

/** The options of SW 4.2 this reader may use on a day: F to J where they came before 4 April 2024. */
export function openOptions(
  reader: Applicant,
  on: string,
  job: JobGrounds = plainJob,
): SalaryOption[] {
  const { answer } = findNewEntrant(reader, on, job);
  const isNewEntrant = answer === "yes" || answer === "if";
  const hasPhd = reader.phd === "relevant" || reader.phd === "stem";
  const isStem = reader.phd === "stem";
  const dates = inForce(routeDates, on, "Skilled Worker dates");
  const letters = `ADK${isNewEntrant ? "E" : ""}${hasPhd ? "B" : ""}${isStem ? "C" : ""}`;
  const lower = `FI${isNewEntrant ? "J" : ""}${hasPhd ? "G" : ""}${isStem ? "H" : ""}`;
  const all = isTransitional(reader, on, dates) === "yes" ? letters + lower : letters;
  return [...all] as SalaryOption[];
}
