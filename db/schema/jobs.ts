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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ApplyForm } from "#rules/applications/apply-form.ts";
import { users } from "./accounts.ts";
import { employers } from "./employers.ts";
import { instant } from "./instant.ts";
import { jobFeeds } from "./job-feeds.ts";

const jobReference = () =>
  integer()
    .notNull()
    .references(() => jobs.id, { onDelete: "cascade" });

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

    // The employer's own figures, in hundredths of the currency. All null: pay not said.
    currency: text(),
    salaryMin: integer(),
    salaryMax: integer(),
    salaryPeriod: text().$type<"year" | "month" | "week" | "day" | "hour">(),
    /** The least it pays in a year of the stated hours, for filters and order. */
    yearlyPay: integer(),

    /** What the advert's tick box says. */
    sponsorship: text().notNull().default("unsaid"),

    applyUrl: text(),
    applyEmail: text(),
    /** What applying on Waymark asks; null where people apply at the employer. */
    applyForm: jsonb().$type<ApplyForm>(),
    postedAt: instant().notNull(),
    closesAt: instant(),
    /** The zone in which the employer said the closing time. */
    closesZone: text().notNull().default("Europe/London"),

    state: text()
      .$type<"draft" | "waiting" | "approved" | "sent-back" | "declined" | "closed" | "incoming">()
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
    /** The run that has stored it, "incoming", and opens it when all of its jobs are there. */
    incomingRunId: integer(),
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
    // Staff find an advert by any part of its title.
    index("jobs_by_title").using("gin", table.title.op("gin_trgm_ops")),
    index("jobs_of_employer").on(table.employerId, table.postedAt.desc(), table.id),
    index("jobs_to_read")
      .on(sql`coalesce(${table.changeSentAt}, ${table.sentAt})`, table.id)
      .where(sql`${table.state} = 'waiting' or ${table.changeSentAt} is not null`),
    // A copied advert has the same text under another employer's name.
    index("jobs_same_text").on(sql`md5(${table.descriptionHtml})`),
    // Deleting an account or a feed looks for its adverts here.
    index("jobs_posted_by").on(table.postedById).where(sql`${table.postedById} is not null`),
    index("jobs_of_feed").on(table.feedId).where(sql`${table.feedId} is not null`),
    index("jobs_incoming")
      .on(table.incomingRunId, table.id)
      .where(sql`${table.incomingRunId} is not null`),
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
    /** Who reported, hashed, while the report is open: the same reader has one. */
    reporterKey: text(),
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
    uniqueIndex("job_reports_once")
      .on(table.jobId, table.reporterKey)
      .where(sql`${table.resolvedAt} is null`),
  ],
);
