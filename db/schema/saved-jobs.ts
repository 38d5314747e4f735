import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { VerdictCode } from "#rules/uk-work/verdict-types.ts";
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

export type SavedStage = "saved" | "applied" | "interview" | "offer" | "closed";

/** A job somebody keeps, how far they are with it, and what they wrote beside it. */
export const savedJobs = pgTable(
  "saved_jobs",
  {
    userId: userReference(),
    jobId: jobReference(),
    stage: text().$type<SavedStage>().notNull().default("saved"),
    note: text().notNull().default(""),
    /** A date of the person's own: an interview, a call. */
    dateAt: instant(),
    dateLabel: text(),
    /** When that date was last set: calendars take the newer of two. */
    dateSetAt: instant(),
    /** How the employer stood on the register when its reader was last told; null where nobody knew. */
    registerSeen: text(),
    /** The verdict for this person when it was last looked at; null where it was never judged for them. */
    verdictSeen: text().$type<VerdictCode>(),
    verdictSeenAt: instant(),
    savedAt: instant().notNull().defaultNow(),
    stageAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index("saved_jobs_by_stage").on(table.userId, table.stage, table.savedAt.desc()),
    index("saved_jobs_of_job").on(table.jobId),
    index("saved_jobs_to_judge").on(table.verdictSeenAt.nullsFirst(), table.userId),
  ],
);

/** A private calendar address. A new version makes every older address stop. */
export const savedJobCalendars = pgTable("saved_job_calendars", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  version: integer().notNull().default(1),
  closings: boolean().notNull().default(true),
  ownDates: boolean().notNull().default(true),
  // Off until somebody asks for them: anyone who has the address sees what is in it.
  events: boolean().notNull().default(false),
  meetings: boolean().notNull().default(false),
  plan: boolean().notNull().default(false),
  /** Set when its owner stopped it. The version goes on counting, so no older address works again. */
  stoppedAt: instant(),
});

/** Something that happened to a job somebody saved. */
export const savedJobNotices = pgTable(
  "saved_job_notices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userReference(),
    jobId: jobReference(),
    kind: text().$type<"closed" | "closing" | "taken-down" | "licence" | "verdict">().notNull(),
    /** What makes two notices one: a job closes once, a licence changes with each register. */
    key: text().notNull(),
    before: text(),
    after: text(),
    createdAt: instant().notNull().defaultNow(),
    /** Null until a mail tells about it, or nobody wants the mail. */
    mailedAt: instant(),
    dismissedAt: instant(),
  },
  (table) => [
    uniqueIndex("saved_job_notices_once").on(table.userId, table.jobId, table.kind, table.key),
    index("saved_job_notices_open")
      .on(table.userId, table.createdAt.desc())
      .where(sql`${table.dismissedAt} is null`),
    index("saved_job_notices_to_mail").on(table.userId).where(sql`${table.mailedAt} is null`),
  ],
);
