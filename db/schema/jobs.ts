import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { employers } from "./employers.ts";

const instant = () => timestamp({ withTimezone: true });

const jobReference = () =>
  integer()
    .notNull()
    .references(() => jobs.id, { onDelete: "cascade" });

const userReference = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

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
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    closed: integer().notNull().default(0),
    duplicates: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** How many rows each reason refused, and the first of them. */
    refusals: jsonb().$type<{ reason: string; count: number; examples: string[] }[]>(),
    /** The sentence for a run that changed nothing. */
    failure: text(),
  },
  (table) => [
    index("job_feed_runs_newest").on(table.startedAt.desc(), table.id),
    index("job_feed_runs_of").on(table.feedId, table.startedAt.desc()),
  ],
);

/** An advert. `domain/jobs/live.ts` says when it is live. */
export const jobs = pgTable(
  "jobs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique("jobs_slug_unique"),
    employerId: integer()
      .notNull()
      .references(() => employers.id),
    title: text().notNull(),
    /** One sentence for cards and search results. */
    summary: text().notNull().default(""),
    /** Sanitised before it is stored. */
    descriptionHtml: text().notNull().default(""),
    country: text().notNull(),
    city: text(),
    /** The place in the advert's own words. */
    placeText: text(),
    remote: text().notNull(),
    sector: text().notNull(),
    jobType: text().notNull(),
    level: text().notNull(),
    hoursPerWeek: real(),
    startsOn: date(),

    // The employer's own figures, in the smallest unit of the currency. All null: pay not said.
    currency: text(),
    salaryMin: integer(),
    salaryMax: integer(),
    salaryPeriod: text().$type<"year" | "month" | "week" | "day" | "hour">(),
    /** The least it pays in a year of the stated hours, for filters and order. */
    yearlyPay: integer(),

    /** What the advert's tick box says. */
    sponsorship: text().notNull().default("unsaid"),
    /** For part-time jobs: whether the hours and kind of work are within a student visa, and why. */
    studentSafe: boolean(),
    studentSafeWhy: text(),

    applyUrl: text(),
    applyEmail: text(),
    postedAt: instant().notNull(),
    closesAt: instant(),
    /** The zone in which the employer said the closing time. */
    closesZone: text().notNull().default("Europe/London"),

    state: text()
      .$type<"draft" | "waiting" | "approved" | "sent-back" | "declined" | "closed">()
      .notNull(),
    /** When it was sent to be read; the queue's order. */
    sentAt: instant(),
    /** What the employer typed last: a draft, what waits to be read, or a change to a live advert. */
    form: jsonb().$type<Record<string, string>>(),
    /** When a change to a live advert was sent to be read; the advert stays live as it was. */
    changeSentAt: instant(),
    /** Counts what the employer does to it, so that staff decide on what they read. */
    revision: integer().notNull().default(0),
    closedAt: instant(),
    postedById: text().references(() => users.id, { onDelete: "set null" }),
    isDemo: boolean().notNull().default(false),

    feedId: integer().references(() => jobFeeds.id, { onDelete: "set null" }),
    /** The row's name in its feed or file: unique there. */
    externalKey: text(),
    /** The source it came from, for rows from files without a feed row. */
    source: text().notNull().default("employer"),
    /** A hash of what the feed said, so that an unchanged row costs no write. */
    contentHash: text(),
    /** Employer, title and place: the same job in two feeds has one. */
    sameJobKey: text().notNull(),

    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("jobs_external_key").on(table.source, table.externalKey),
    index("jobs_same_job").on(table.sameJobKey),
    index("jobs_of_employer").on(table.employerId, table.postedAt.desc(), table.id),
    index("jobs_to_read")
      .on(sql`coalesce(${table.changeSentAt}, ${table.sentAt})`, table.id)
      .where(sql`${table.state} = 'waiting' or ${table.changeSentAt} is not null`),
    // A copied advert has the same text under another employer's name.
    index("jobs_same_text").on(sql`md5(${table.descriptionHtml})`),
    index("jobs_by_state").on(table.state, table.id),
    index("jobs_closing").on(table.closesAt).where(sql`${table.state} = 'approved'`),
  ],
);

/** How often an advert was seen and left for its application, a day at a time; never by whom. */
export const jobDays = pgTable(
  "job_days",
  {
    jobId: jobReference(),
    day: date().notNull(),
    views: integer().notNull().default(0),
    applyClicks: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day] })],
);

/** What staff decided about an advert, and what they said. */
export const jobDecisions = pgTable(
  "job_decisions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    jobId: jobReference(),
    decision: text().$type<"approved" | "sent-back" | "declined" | "taken-down">().notNull(),
    reasons: text().array().notNull(),
    note: text(),
    byId: text().references(() => users.id, { onDelete: "set null" }),
    at: instant().notNull().defaultNow(),
    /** When what was decided had been sent: for a while the row keeps its place in the queue. */
    sentAt: instant(),
  },
  (table) => [
    index("job_decisions_of").on(table.jobId, table.at.desc()),
    index("job_decisions_newest").on(table.at.desc()),
  ],
);

/** Readers' doubts about an advert. */
export const jobReports = pgTable(
  "job_reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    jobId: jobReference(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    reason: text().notNull(),
    note: text(),
    createdAt: instant().notNull().defaultNow(),
    resolvedAt: instant(),
    resolvedById: text().references(() => users.id, { onDelete: "set null" }),
    outcome: text().$type<"kept" | "taken-down">(),
  },
  (table) => [
    index("job_reports_open").on(table.createdAt, table.id).where(sql`${table.resolvedAt} is null`),
    index("job_reports_of").on(table.jobId),
  ],
);

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
    savedAt: instant().notNull().defaultNow(),
    stageAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index("saved_jobs_by_stage").on(table.userId, table.stage, table.savedAt.desc()),
    index("saved_jobs_of_job").on(table.jobId),
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
});

/** Something that happened to a job somebody saved. */
export const savedJobNotices = pgTable(
  "saved_job_notices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userReference(),
    jobId: jobReference(),
    kind: text().$type<"closed" | "closing" | "licence">().notNull(),
    /** What makes two notices one: a job closes once, a licence changes with each register. */
    key: text().notNull(),
    before: text(),
    after: text(),
    createdAt: instant().notNull().defaultNow(),
    /** Null until a mail tells of it, or nobody wants the mail. */
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

/** Addresses that want no mail about jobs. The one fact we keep of them, so that they get none. */
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

/** Landing pages that staff added; the twelve of the specification stand in content/landing-pages/. */
export const landingPages = pgTable("landing_pages", {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  intro: text().notNull(),
  criteria: text().notNull(),
  board: text().$type<"jobs" | "part-time-jobs">().notNull().default("jobs"),
  questions: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
  isPublished: boolean().notNull().default(false),
  setById: text().references(() => users.id, { onDelete: "set null" }),
  updatedAt: instant().notNull().defaultNow(),
});

/** Who comes to a career fair. */
export const fairRegistrations = pgTable(
  "fair_registrations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fair: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    university: text().notNull(),
    interest: text().notNull(),
    timeZone: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    cancelledAt: instant(),
  },
  (table) => [
    uniqueIndex("fair_registrations_once").on(table.fair, sql`lower(${table.email})`),
    index("fair_registrations_newest").on(table.fair, table.createdAt.desc()),
  ],
);
