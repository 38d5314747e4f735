import { type Dated, inForce } from "#rules/dated.ts";

/** Paid and unpaid work a student on a degree course may do while term runs. */
export type TermHoursRow = Dated & {
  countryId: number;
  hours: number;
  per: "week" | "fortnight";
  /** What the same source says of the time after the course; null where it says nothing we know. */
  afterCourse: "full-time" | null;
};

export const termHours: readonly TermHoursRow[] = [
  {
    countryId: 226,
    hours: 20,
    per: "week",
    afterCourse: "full-time",
    effectiveFrom: "2026-10-06",
    effectiveTo: null,
    source: "https://www.gov.uk/student-visa",
    checkedOn: "2026-10-06",
  },
  {
    countryId: 14,
    hours: 48,
    per: "fortnight",
    afterCourse: null,
    effectiveFrom: "2026-10-05",
    effectiveTo: null,
    source:
      "https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500/temporary-relaxation-of-working-hours-for-student-visa-holders",
    checkedOn: "2026-10-05",
  },
  {
    countryId: 39,
    hours: 24,
    per: "week",
    afterCourse: null,
    effectiveFrom: "2026-05-19",
    effectiveTo: null,
    source: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-186.html",
    checkedOn: "2026-10-05",
  },
  {
    countryId: 104,
    hours: 20,
    per: "week",
    afterCourse: null,
    effectiveFrom: "2026-10-05",
    effectiveTo: null,
    source: "https://www.irishimmigration.ie/coming-to-study-in-ireland/",
    checkedOn: "2026-10-05",
  },
];

export function termHoursIn(countryId: number, on: string): TermHoursRow {
  const rows = termHours.filter((row) => row.countryId === countryId);
  return inForce(rows, on, "limit on work in term");
}
