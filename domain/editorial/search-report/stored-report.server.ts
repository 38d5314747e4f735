import { createHash } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { files } from "#db/schema/files.ts";
import { searchReports } from "#db/schema/search-reports.ts";
import {
  addFile,
  fileColumns,
  removeFiles,
  type StoredFile,
  storeFile,
} from "#platform/files/files.server.ts";
import { forgetPages } from "#platform/page-cache.server.ts";
import { typesetFinished } from "#platform/typesetting/typeset.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
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
  forgetPages(REPORT_TAG);
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
export async function ensureReportPdf(): Promise<Result<StoredFile, "none" | "away">> {
  const report = await findReport();
  if (!report) return no("none");
  const { year } = report.figures;
  const document = reportDocument(report);
  const hash = createHash("sha256")
    .update(JSON.stringify([EDITION, document]))
    .digest("hex");
  const stored = await findPdf(year);
  if (stored?.pdfHash === hash) return ok(stored.file);

  const set = await typesetFinished({ template: TEMPLATE, data: document });
  if (!set.ok) return no("away");
  const file = await storeFile(Buffer.from(set.value.bytes), "application/pdf");
  await db.transaction((tx) => replacePdf(tx, { year, hash }, file));
  return ok(file);
}

async function replacePdf(
  tx: Transaction,
  { year, hash }: { year: number; hash: string },
  file: StoredFile,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('search-report-pdf'), ${year})`);
  const [before] = await tx
    .select({ fileId: searchReports.pdfFileId })
    .from(searchReports)
    .where(eq(searchReports.year, year));
  await addFile(tx, file);
  await tx
    .update(searchReports)
    .set({ pdfHash: hash, pdfFileId: file.id })
    .where(eq(searchReports.year, year));
  if (before?.fileId) await removeFiles(tx, [before.fileId]);
}

async function findPdf(year: number) {
  const [row] = await db
    .select({ pdfHash: searchReports.pdfHash, file: fileColumns })
    .from(searchReports)
    .innerJoin(files, eq(files.id, searchReports.pdfFileId))
    .where(eq(searchReports.year, year));
  return row;
}
