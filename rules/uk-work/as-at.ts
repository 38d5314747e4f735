import { longDay } from "#rules/days.ts";
import { postStudyRows } from "#rules/post-study/tables.ts";
import { goingRates, newEntrantRules, salaryOptions } from "./tables.ts";

const tables = [...salaryOptions, ...newEntrantRules, ...goingRates, ...postStudyRows];

/** The dates of the rules we speak of, for the foot of every page. */
export const rulesAsAt: readonly { label: string; words: string }[] = [
  { label: "Skilled Worker rules", words: `in force from ${longDay(newest(salaryOptions))}` },
  { label: "Going rates", words: longDay(newest(goingRates)) },
  { label: "Graduate visa", words: graduateWords() },
  { label: "Oldest check against its source", words: longDay(oldestCheck()) },
];

function newest(rows: readonly { effectiveFrom: string }[]): string {
  return rows
    .map(({ effectiveFrom }) => effectiveFrom)
    .sort()
    .at(-1)!;
}

function graduateWords(): string {
  const rows = postStudyRows.filter(
    ({ countryId, award }) => countryId === 226 && award === "degree",
  );
  const { months, effectiveFrom } = rows.at(-1)!;
  return `${months} months from ${longDay(effectiveFrom)}`;
}

function oldestCheck(): string {
  return tables.map(({ checkedOn }) => checkedOn).sort()[0]!;
}
