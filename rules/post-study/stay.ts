import { isInForce } from "#rules/dated.ts";
import { type Award, type PostStudyRow, postStudyRows } from "./tables.ts";

/** The rows that apply to somebody who applies in a country on the given ISO day. */
export function postStudyOptions(countryId: number, on: string): readonly PostStudyRow[] {
  return postStudyRows.filter((row) => row.countryId === countryId && isInForce(row, on));
}

/** The first day that any of a country's rows covers. */
export function firstDayOfRules(countryId: number): string {
  const rows = postStudyRows.filter((row) => row.countryId === countryId);
  return rows.map(({ effectiveFrom }) => effectiveFrom).sort()[0]!;
}

/** The next known change after a day: the row that will replace the one in force. */
export function nextPostStudyChange(countryId: number, on: string): PostStudyRow | null {
  const ahead = postStudyRows.filter(
    (row) => row.countryId === countryId && row.effectiveFrom > on,
  );
  return ahead.sort((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom))[0] ?? null;
}

export function monthsAllowed(countryId: number, award: Award, on: string): number | null {
  return postStudyOptions(countryId, on).find((row) => row.award === award)?.months ?? null;
}
