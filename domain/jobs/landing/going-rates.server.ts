import { inPounds } from "#rules/money.ts";
import { occupationOf } from "#rules/uk-work/occupations/all-occupations.ts";
import type { Rate } from "./landing-page.ts";

/** Jobs with the going rates of their codes. A code without published rates has no line to show. */
export function goingRates(jobs: readonly Pick<Rate, "code" | "job">[]): Rate[] {
  return jobs.flatMap(({ code, job }) => {
    const { A: standard, E: newEntrant } = occupationOf(code)?.rates ?? {};
    if (standard == null || newEntrant == null) return [];
    return { code, job, newEntrant: inPounds(newEntrant), standard: inPounds(standard) };
  });
}
