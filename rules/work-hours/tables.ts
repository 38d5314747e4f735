import { type Dated, inForce } from "#rules/dated.ts";

/** Paid and unpaid work a student on a degree course may do while term runs. */
export type TermHoursRow = Dated & {
  countryId: number;
  hours: number;
  per: "week" | "fortnight";
};

export const termHours: readonly TermHoursRow[] = [
  {
    countryId: 226,
    hours: 20,
    per: "week",
    effectiveFrom: "2024-01-01",
    effectiveTo: null,
    source: "https://www.gov.uk/student-visa",
    checkedOn: "2026-10-06",
  },
  {
    countryId: 14,
    hours: 48,
    per: "fortnight",
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
    effectiveFrom: "2026-05-19",
    effectiveTo: null,
    source: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2002-227/section-186.html",
    checkedOn: "2026-10-05",
  },
  {
    countryId: 104,
    hours: 20,
    per: "week",
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
