import { longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { inPounds } from "#rules/money.ts";
import type { PeopleAct, ReportFigures } from "#rules/search-report/figures.ts";

export const tableSlugs = [
  "sponsors-by-month",
  "sponsors-by-region",
  "occupations",
  "pay-by-field",
  "closing-hours",
  "people",
] as const;

export type TableSlug = (typeof tableSlugs)[number];

export type ReportBar = { label: string; value: number; of?: number; text?: string };

/** One table of the report: what it says in a sentence, what is counted, and the figures. */
export type ReportTable = {
  slug: TableSlug;
  title: string;
  headline: string;
  note: string;
  headings: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  bars: readonly ReportBar[];
  legend?: { value: string; rest: string };
};

/** Every table, for the page, the CSV files and the PDF alike. */
export function reportTables(figures: ReportFigures): ReportTable[] {
  return [
    sponsorsByMonth(figures),
    sponsorsByRegion(figures),
    occupations(figures),
    payByField(figures),
    closingHours(figures),
    people(figures),
  ];
}

function sponsorsByMonth({ register }: ReportFigures): ReportTable {
  const { byMonth, copies, firstCopy } = register;
  const joined = sum(byMonth.map((row) => row.joined));
  const left = sum(byMonth.map((row) => row.left));
  return {
    slug: "sponsors-by-month",
    title: "Sponsors that joined and left",
    headline:
      byMonth.length === 0
        ? "Our ledger has no change of the register in these months yet."
        : `${formatCount(joined)} organisations joined the register and ${formatCount(left)} left it.`,
    note: `From ${plural(copies, "copy", "copies")} of the register in the period${firstCopy ? `; our first is of ${longDay(firstCopy)}` : ""}. The month is that of the first copy with the change.`,
    headings: ["Month", "Joined", "Left"],
    rows: byMonth.map((row) => [monthName(row.month), row.joined, row.left]),
    bars: byMonth.flatMap((row) => [
      { label: `${monthName(row.month)}: joined`, value: row.joined },
      { label: `${monthName(row.month)}: left`, value: row.left },
    ]),
  };
}

function sponsorsByRegion({ register }: ReportFigures): ReportTable {
  const { byRegion, organisations } = register;
  const first = byRegion.find(({ region }) => region !== UNKNOWN_REGION);
  return {
    slug: "sponsors-by-region",
    title: "Sponsors by region",
    headline: first
      ? `${first.region} has ${share(first.onRegister, organisations)} of the organisations on the register.`
      : "No copy of the register has been read yet.",
    note: `${formatCount(organisations)} organisations on the newest copy${register.asOf ? `, of ${longDay(register.asOf)}` : ""}. The register names a town; towns our list does not know, or knows twice, are counted separately.`,
    headings: ["Region", "On the register", "Joined", "Left"],
    rows: byRegion.map((row) => [row.region, row.onRegister, row.joined, row.left]),
    bars: byRegion.map((row) => ({ label: row.region, value: row.onRegister })),
  };
}

export const UNKNOWN_REGION = "Town not on our list";

function occupations({ occupations: rows, otherOccupations, jobs }: ReportFigures): ReportTable {
  const known = sum(rows.map((row) => row.withPay));
  const clear = sum(rows.map((row) => row.clearNewEntrant));
  return {
    slug: "occupations",
    title: "Occupations that meet the pay line",
    headline:
      rows.length === 0
        ? "No occupation has enough jobs on the board yet."
        : `In the occupations shown, ${share(clear, known)} of the jobs that name their pay clear the line for a new entrant.`,
    note: `${formatCount(jobs.withCode)} of ${formatCount(jobs.total)} jobs have an occupation code that their title makes clear. Occupations with fewer than 5 jobs, or beyond the first 15, are left out (${formatCount(otherOccupations)} jobs).`,
    headings: [
      "Occupation",
      "Jobs",
      "Name their pay",
      "Clear it as a new entrant",
      "Clear the standard line",
    ],
    rows: rows.map((row) => [
      `${row.socCode} ${row.title}${row.isEligible ? "" : " (cannot be sponsored)"}`,
      ...[row.jobs, row.withPay, row.clearNewEntrant, row.clearStandard],
    ]),
    bars: rows.map((row) => ({ label: row.title, value: row.clearNewEntrant, of: row.withPay })),
    legend: { value: "Clear the line for a new entrant", rest: "Name their pay" },
  };
}

function payByField({ pay, lines, jobs }: ReportFigures): ReportTable {
  const highest = pay.toSorted((one, other) => other.middle - one.middle)[0];
  return {
    slug: "pay-by-field",
    title: "Pay against the lines, by field",
    headline: highest
      ? `Half of the jobs in ${highest.field} start at ${rounded(highest.middle)} or more, the highest of all fields shown.`
      : "No field has enough jobs with pay yet.",
    note: `${formatCount(jobs.withPay)} of ${formatCount(jobs.total)} jobs name their pay in pounds; the lowest pay of a range counts. The lines are ${inPounds(lines.newEntrant)} for a new entrant and ${inPounds(lines.standard)} otherwise, before the going rate of the occupation, which can be higher. Fields with fewer than 5 such jobs are left out.`,
    headings: [
      ...["Field", "Jobs with pay", "A quarter pay less than", "Half pay less than"],
      ...[
        "Three quarters pay less than",
        "At or over the new entrant line",
        "At or over the standard line",
      ],
    ],
    rows: pay.map((row) => [
      ...[row.field, row.jobs, rounded(row.low), rounded(row.middle), rounded(row.high)],
      ...[row.clearNewEntrant, row.clearStandard],
    ]),
    bars: pay.map((row) => ({ label: row.field, value: row.clearNewEntrant, of: row.jobs })),
    legend: { value: "At or over the new entrant line", rest: "Name their pay" },
  };
}

function closingHours({ closingByHour, jobs }: ReportFigures): ReportTable {
  const total = sum(closingByHour);
  const busiest = closingByHour.indexOf(Math.max(...closingByHour));
  return {
    slug: "closing-hours",
    title: "When adverts close",
    headline:
      total === 0
        ? "No advert with a closing time was on the board."
        : `${share(closingByHour[busiest]!, total)} of adverts close between ${span(busiest).replace("to", "and")}.`,
    note: `${formatCount(jobs.withClosing)} of ${formatCount(jobs.total)} jobs have a closing time. The hour is on the clock the employer named, mostly London’s: a reader in Delhi is 4.5 or 5.5 hours ahead of it.`,
    headings: ["Hour", "Adverts that close"],
    rows: closingByHour.map((count, hour) => [span(hour), count]),
    // Hours at which nothing closes stand in the table alone.
    bars: closingByHour
      .map((value, hour) => ({ label: span(hour), value }))
      .filter(({ value }) => value > 0),
  };
}

const actNames: Record<PeopleAct, string> = {
  anything: "Used Waymark while signed in",
  "licence-checked": "Checked an employer’s licence",
  "visa-check-made": "Used a visa tool",
  "job-saved": "Saved a job",
  "cv-made": "Made a CV",
  applied: "Applied, or noted that they had",
};

function people({ people: counts }: ReportFigures): ReportTable {
  const [all] = counts;
  return {
    slug: "people",
    title: "What people did",
    headline: `${all && all.value > 0 ? `About ${all.text}` : "Fewer than 5"} people used Waymark while signed in.`,
    note: "Each person counts once in a row. Counts of people are rounded to the nearest 5, and 1 to 4 is shown as “fewer than 5”, so that nobody can be found in them.",
    headings: ["What they did", "People"],
    rows: counts.map(({ what, text }) => [actNames[what], text]),
    bars: counts.map(({ what, value, text }) => ({ label: actNames[what], value, text })),
  };
}

/** "2026-06" becomes "June 2026". */
function monthName(month: string): string {
  return longDay(`${month}-01`).slice(2);
}

/** "23:00 to 23:59" */
function span(hour: number): string {
  const at = String(hour).padStart(2, "0");
  return `${at}:00 to ${at}:59`;
}

/** Pence as pounds, to the nearest hundred: a spread is no exact sum. */
function rounded(pence: number): string {
  return inPounds(Math.round(pence / 10_000) * 10_000);
}

function share(part: number, whole: number): string {
  return whole === 0 ? "none" : `${Math.round((part / whole) * 100)}%`;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function plural(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
