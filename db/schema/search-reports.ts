import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { ReportFigures } from "#rules/search-report/figures.ts";
import { instant } from "./instant.ts";

/** The yearly report: its figures as they were last counted. */
export const searchReports = pgTable("search_reports", {
  year: integer().primaryKey(),
  figures: jsonb().$type<ReportFigures>().notNull(),
  countedAt: instant().notNull(),
});
