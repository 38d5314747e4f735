import { isoDay, longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import type { ReportFigures } from "#rules/search-report/figures.ts";
import { cannotSay, methodOf } from "./report-messages.ts";
import { type ReportTable, reportTables } from "./report-tables.ts";

/** What the template prints: texts only, with lengths of bars as shares of the longest. */
export function reportDocument({
  figures,
  countedAt,
}: {
  figures: ReportFigures;
  countedAt: Date;
}) {
  const { year, from, to } = figures;
  return {
    title: `International student job search report ${year}`,
    lead: `What the jobs board and the register of sponsors showed from ${longDay(from)} to ${longDay(to)}.`,
    date: isoDay(countedAt),
    counted: `Counted on ${longDay(isoDay(countedAt))}`,
    sections: reportTables(figures).map(sectionOf),
    method: methodOf(figures),
    cannotSay,
  };
}

function sectionOf({ title, headline, note, headings, rows, bars }: ReportTable) {
  const longest = Math.max(1, ...bars.map(({ value, of }) => of ?? value));
  return {
    ...{ title, headline, note, headings },
    rows: rows.map((row) =>
      row.map((cell) => (typeof cell === "number" ? formatCount(cell) : cell)),
    ),
    bars: bars.map(({ label, value, of }) => ({
      label,
      part: value / longest,
      whole: (of ?? value) / longest,
    })),
  };
}
