import { desc } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { searchReports } from "#db/schema/search-reports.ts";
import type { StoredFile } from "#platform/files/files.server.ts";
import { madeFile } from "#platform/files/made-files.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { typesetFile } from "#platform/typesetting/typeset-file.server.ts";
import { no, type Result } from "#rules/result.ts";
import type { ReportFigures } from "#rules/search-report/figures.ts";
import { reportDocument } from "./report-document.ts";

/** Cached pages that show the report carry this tag. */
export const REPORT_TAG = "search-report";

const TEMPLATE = "#templates/books/report.typ";
/** Change it where the template or the words of the document change. */
const EDITION = 1;

/** Takes the place of the same year's figures; years that are over stay as they were. */
export async function storeReport(figures: ReportFigures, now: Date): Promise<void> {
  const row = { figures, countedAt: now };
  await db
    .insert(searchReports)
    .values({ year: figures.year, ...row })
    .onConflictDoUpdate({ target: searchReports.year, set: row });
  invalidatePages(REPORT_TAG);
}

export type StoredReport = { figures: ReportFigures; countedAt: Date };

/** The newest report; undefined before anything was counted. */
export async function findReport(): Promise<StoredReport | undefined> {
  const [row] = await db
    .select({ figures: searchReports.figures, countedAt: searchReports.countedAt })
    .from(searchReports)
    .orderBy(desc(searchReports.year))
    .limit(1);
  return row;
}

/** The newest report as a stored PDF, made where its figures have changed. */
export async function ensureReportPdf(now: Date): Promise<Result<StoredFile, "none" | "away">> {
  const report = await findReport();
  if (!report) return no("none");
  const data = reportDocument(report);
  const make = () => typesetFile({ template: TEMPLATE, data });
  const subject = `search-report-pdf/${report.figures.year}`;
  const file = await madeFile({ subject, content: [EDITION, data], make }, now);
  return file.ok ? file : no("away");
}
