/** Where the parts of the points calculator stand. */
const CALCULATOR = "/skilled-migration-points-calculator-australia";

export const pointsPaths = {
  calculator: CALCULATOR,
  compare: `${CALCULATOR}/compare`,
  dates: `${CALCULATOR}/dates.ics`,
} as const;

export function scenarioPath(id: string): string {
  return `${CALCULATOR}?scenario=${id}`;
}
