import type { SheetData } from "write-excel-file/node";
import type { AnalyticsReport, Figure, ShownCount } from "#rules/analytics/report.ts";
import { countsOf, shownText, tableOf } from "../report-labels.ts";
import { aboutRows, type ReportOf } from "./report-rows.ts";

const MAX_SHEET_NAME = 31;

/** A workbook: what is counted first, then a sheet for each figure. Shown counts are numbers. */
export async function reportXlsx(report: AnalyticsReport, of: ReportOf): Promise<Buffer> {
  const about: SheetData = aboutRows(report, of).map(([name = "", words = ""]) => [
    { value: name, type: String, fontWeight: "bold" },
    { value: words, type: String, wrap: true },
  ]);
  const sheets = report.figures.map((figure, index) => ({
    data: sheetOf(figure),
    sheet: sheetName(figure.title, index),
    columns: [{ width: 34 }, ...figure.series.map(() => ({ width: 18 }))],
    stickyRowsCount: 1,
  }));
  // Eighty files, for one of four ways to take a report along.
  const { default: writeWorkbook } = await import("write-excel-file/node");
  const first = { data: about, sheet: "About", columns: [{ width: 24 }, { width: 90 }] };
  return writeWorkbook([first, ...sheets]).toBuffer();
}

function sheetOf(figure: Figure): SheetData {
  const { headings } = tableOf(figure);
  return [
    headings.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
    ...countsOf(figure).map(({ label, values }) => [
      // A text cell is never run, whatever it begins with.
      { value: label, type: String },
      ...values.map((count) => cellOf(count, figure.unit)),
    ]),
  ];
}

function cellOf(count: ShownCount, unit: Figure["unit"]) {
  if (count.kind === "count") return { value: count.value, type: Number };
  return { value: shownText(count, unit), type: String };
}

/** At most 31 letters, none of which a workbook refuses, and no two alike. */
function sheetName(title: string, index: number): string {
  const plain = title.replace(/[\\/?*[\]:']/g, " ");
  return `${index + 1} ${plain}`.slice(0, MAX_SHEET_NAME).trim();
}
