import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ReportFigures } from "#rules/search-report/figures.ts";
import { files } from "./files.ts";

/** The yearly report: its figures as they were last counted, and the PDF made of them. */
export const searchReports = pgTable(
  "search_reports",
  {
    year: integer().primaryKey(),
    figures: jsonb().$type<ReportFigures>().notNull(),
    countedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the figures the PDF shows; another count makes another PDF. */
    pdfHash: text(),
    pdfFileId: text().references(() => files.id),
  },
  (table) => [index("search_reports_of_file").on(table.pdfFileId)],
);
