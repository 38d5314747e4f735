import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

/** Where jobs are fetched from again and again. */
export const jobFeeds = pgTable(
  "job_feeds",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique("job_feeds_name_unique"),
    format: text().notNull(),
    url: text().notNull(),
    /** For boards that do not name their employer in each row. */
    employerName: text(),
    country: text(),
    isActive: boolean().notNull().default(true),
    setById: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull().defaultNow(),
    lastRunAt: instant(),
  },
  (table) => [index("job_feeds_due").on(table.isActive, table.lastRunAt)],
);

/** What each run of a feed did, and why rows were refused. */
export const jobFeedRuns = pgTable(
  "job_feed_runs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer().references(() => jobFeeds.id, { onDelete: "cascade" }),
    source: text().notNull(),
    format: text().notNull(),
    state: text().$type<"running" | "done" | "failed">().notNull(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    rows: integer().notNull().default(0),
    added: integer().notNull().default(0),
    /** Wait to be read by our staff. */
    held: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    closed: integer().notNull().default(0),
    duplicates: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** How many rows each reason refused, and the first of them. */
    refusals: jsonb().$type<{ reason: string; count: number; examples: string[] }[]>(),
    /** Columns of a CSV that mean nothing to us, as they are written. */
    unknownColumns: jsonb().$type<string[]>(),
    /** The sentence for a run that changed nothing. */
    failure: text(),
    /** Until then this run alone may write jobs; each of its writes says so again. */
    leasedUntil: instant(),
    /** All its jobs are stored and come on the board, if need be in another process's hands. */
    decidedAt: instant(),
  },
  (table) => [
    index("job_feed_runs_newest").on(table.startedAt.desc(), table.id),
    index("job_feed_runs_of").on(table.feedId, table.startedAt.desc()),
    index("job_feed_runs_leased").on(table.leasedUntil).where(sql`${table.state} = 'running'`),
  ],
);
