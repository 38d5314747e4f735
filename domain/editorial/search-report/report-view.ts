import { isoDay, longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import type { ReportFigures } from "#rules/search-report/figures.ts";
import { cannotSay, methodOf } from "./report-messages.ts";
import { type ReportTable, reportTables } from "./report-tables.ts";

export type ReportView = {
  title: string;
  lead: string;
  counted: string;
  isDemo: boolean;
  figures: readonly { label: string; value: string; note: string }[];
  tables: readonly ReportTable[];
  method: readonly string[];
  cannotSay: readonly string[];
};

/** The report as its page shows it. */
export function reportView({
  figures,
  countedAt,
}: {
  figures: ReportFigures;
  countedAt: Date;
}): ReportView {
  const { year, from, to, register, jobs } = figures;
  return {
    title: `International student job search report ${year}`,
    lead: `What the jobs board and the register of sponsors showed from ${longDay(from)} to ${longDay(to)}.`,
    counted: `Counted on ${longDay(isoDay(countedAt))}`,
    isDemo: register.isDemo || jobs.isDemo,
    figures: [
      {
        label: "Organisations on the register",
        value: formatCount(register.organisations),
        note: register.asOf ? `copy of ${longDay(register.asOf)}` : "no copy was read yet",
      },
      {
        label: "British jobs on the board",
        value: formatCount(jobs.total),
        note: "posted in the period, without part-time jobs",
      },
      {
        label: "Jobs that name their pay",
        value: formatCount(jobs.withPay),
        note: `of ${formatCount(jobs.total)}, in pounds`,
      },
      {
        label: "People signed in",
        value: figures.people[0]?.text ?? "0",
        note: "rounded to the nearest 5",
      },
    ],
    tables: reportTables(figures),
    method: methodOf(figures),
    cannotSay,
  };
}
