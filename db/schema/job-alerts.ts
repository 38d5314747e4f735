import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { jobs } from "./jobs.ts";

const jobReference = () =>
  integer()
    .notNull()
    .references(() => jobs.id, { onDelete: "cascade" });

const userReference = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * Addresses that want no mail about their saved jobs. The one fact we keep of them, so that
 * they get none. Alerts are not asked for here: each begins and ends as a row of its own.
 */
export const jobMailStops = pgTable("job_mail_stops", {
  emailKey: text().primaryKey(),
  stoppedAt: instant().notNull().defaultNow(),
});

/** A search somebody wants by mail. Guests confirm by mail first. */
export const jobAlerts = pgTable(
  "job_alerts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    board: text().$type<"jobs" | "part-time-jobs">().notNull(),
    /** The search as its address writes it, in one fixed order. */
    criteria: text().notNull(),
    frequency: text().$type<"daily" | "weekly" | "never">().notNull(),
    timeZone: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    confirmedAt: instant(),
    /** Jobs posted before this are not news. */
    since: instant().notNull(),
    nextAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex("job_alerts_once")
      .on(sql`lower(${table.email})`, table.board, table.criteria)
      .where(sql`${table.endedAt} is null`),
    index("job_alerts_due")
      .on(table.nextAt, table.id)
      .where(sql`${table.endedAt} is null and ${table.confirmedAt} is not null`),
    index("job_alerts_of").on(table.userId, table.createdAt.desc()),
  ],
);

/** Which jobs an address has had by mail: none is sent there twice, whichever search found it. */
export const jobAlertJobs = pgTable(
  "job_alert_jobs",
  {
    emailKey: text().notNull(),
    jobId: jobReference(),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.emailKey, table.jobId] }),
    index("job_alert_jobs_old").on(table.sentAt),
  ],
);

/** The last searches of a signed-in person. */
export const recentSearches = pgTable(
  "recent_searches",
  {
    userId: userReference(),
    board: text().$type<"jobs" | "part-time-jobs">().notNull(),
    criteria: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.board, table.criteria] }),
    index("recent_searches_newest").on(table.userId, table.board, table.at.desc()),
  ],
);
