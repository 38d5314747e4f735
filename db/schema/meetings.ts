import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { MeetingMode } from "#rules/meetings/modes.ts";
import type { PartOfDay } from "#rules/meetings/wishes.ts";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { instant } from "./instant.ts";
import { meetingHosts } from "./meeting-hosts.ts";
import { universities } from "./universities.ts";

const int8range = customType<{ data: string }>({ dataType: () => "int8range" });

/** What can be booked. */
export const meetingServices = pgTable(
  "meeting_services",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    /** Null: with our own team, for universities and employers. */
    universityId: integer().references(() => universities.id, { onDelete: "cascade" }),
    title: text().notNull(),
    summary: text().notNull(),
    minutes: integer().notNull(),
    /** Free time a host needs before and after. */
    bufferBefore: integer().notNull().default(0),
    bufferAfter: integer().notNull().default(0),
    /** How long before the start it can still be booked, moved or cancelled. */
    noticeHours: integer().notNull().default(24),
    maxDaysAhead: integer().notNull().default(42),
    /** For one host on one day; null: as many as fit. */
    dailyLimit: integer(),
    modes: text().array().$type<MeetingMode[]>().notNull().default(["video"]),
    /** What the host would like to know. */
    questions: jsonb().$type<string[]>().notNull().default([]),
    /** The one question of before `questions`; goes with a later release. */
    question: text().notNull().default(""),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** Whether somebody can attach one of their CVs. */
    takesCv: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("meeting_services_slug").on(table.slug),
    index("meeting_services_of_university").on(table.universityId, table.position),
    check("meeting_services_minutes", sql`${table.minutes} between 5 and 480`),
    check(
      "meeting_services_numbers",
      sql`${table.bufferBefore} >= 0 and ${table.bufferAfter} >= 0 and ${table.noticeHours} >= 0 and ${table.maxDaysAhead} between 1 and 366 and coalesce(${table.dailyLimit} > 0, true)`,
    ),
  ],
);

export const meetingServiceHosts = pgTable(
  "meeting_service_hosts",
  {
    serviceId: integer()
      .notNull()
      .references(() => meetingServices.id, { onDelete: "cascade" }),
    hostId: integer()
      .notNull()
      .references(() => meetingHosts.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.hostId] }),
    index("meeting_service_hosts_of_host").on(table.hostId),
  ],
);

export const meetings = pgTable(
  "meetings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer()
      .notNull()
      .references(() => meetingServices.id, { onDelete: "cascade" }),
    hostId: integer()
      .notNull()
      .references(() => meetingHosts.id, { onDelete: "cascade" }),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    organisation: text(),
    timeZone: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /**
     * The host's seconds that this meeting takes, its buffers included, after the host's number in
     * front: `blockedRange` writes it. No two booked meetings overlap in it: an exclusion constraint
     * (in the migration) decides, which needs no extension as two columns would.
     */
    blocked: int8range().notNull(),
    mode: text().$type<MeetingMode>().notNull(),
    /** For a call. */
    phone: text(),
    /** The questions as they were asked, with what was said. */
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The one answer of before `answers`; goes with a later release. */
    answer: text().notNull().default(""),
    /** The CV that the person chose, as it was; its host sees it until some days after. */
    cvFileId: text().references(() => files.id, { onDelete: "set null" }),
    cvName: text(),
    /** `offered`: a time kept for somebody from the waiting list. `lapsed`: they did not take it. */
    state: text({ enum: ["booked", "cancelled", "no-show", "offered", "lapsed"] })
      .notNull()
      .default("booked"),
    offerExpiresAt: instant(),
    cancelledBy: text({ enum: ["guest", "host"] }),
    reason: text(),
    /** Cancelled by a host who is away then: nobody else can book this time. */
    keepsTime: boolean().notNull().default(false),
    /** Their author reads them, and the person in their data export. */
    notes: text().notNull().default(""),
    notesById: text().references(() => users.id, { onDelete: "set null" }),
    /** What both agreed; mailed and shown to the person. */
    summary: text().notNull().default(""),
    /** Counts changes that calendars have to hear of. */
    sequence: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("meetings_of_host").on(table.hostId, table.startsAt),
    index("meetings_of_user").on(table.userId, table.startsAt),
    index("meetings_of_service").on(table.serviceId),
    index("meetings_by_start").on(table.startsAt).where(sql`${table.state} = 'booked'`),
    index("meetings_of_address").on(sql`lower(${table.email})`),
    index("meetings_of_cv_file").on(table.cvFileId),
    index("meetings_noted_by").on(table.notesById),
    index("meetings_offered").on(table.offerExpiresAt).where(sql`${table.state} = 'offered'`),
    check("meetings_end_after_start", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** What somebody was reminded of, so that it is told once. */
export const meetingNotices = pgTable(
  "meeting_notices",
  {
    meetingId: integer()
      .notNull()
      .references(() => meetings.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** The start it was about: a meeting that moves is reminded of again. */
    startsAt: instant().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.meetingId, table.kind, table.startsAt] })],
);

/** Who wants a time that nobody has free yet, and which times would suit them. */
export const meetingWaiting = pgTable(
  "meeting_waiting",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    serviceId: integer()
      .notNull()
      .references(() => meetingServices.id, { onDelete: "cascade" }),
    /** Null: any host who has the time. */
    hostId: integer().references(() => meetingHosts.id, { onDelete: "cascade" }),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    organisation: text(),
    timeZone: text().notNull(),
    /** On their own clock; no weekdays are all of them. */
    weekdays: integer().array().notNull().default([]),
    partOfDay: text().$type<PartOfDay>().notNull().default("any"),
    /** The last day that would suit them. */
    untilDay: date().notNull(),
    mode: text().$type<MeetingMode>().notNull(),
    phone: text(),
    state: text({ enum: ["waiting", "offered", "booked", "lapsed", "left"] })
      .notNull()
      .default("waiting"),
    /** The time that was offered. */
    meetingId: integer().references(() => meetings.id, { onDelete: "set null" }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("meeting_waiting_once")
      .on(table.serviceId, sql`lower(${table.email})`)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    index("meeting_waiting_by_turn").on(table.serviceId, table.state, table.createdAt),
    index("meeting_waiting_of_host").on(table.hostId),
    index("meeting_waiting_of_user").on(table.userId),
    index("meeting_waiting_of_meeting").on(table.meetingId),
    index("meeting_waiting_of_address").on(sql`lower(${table.email})`),
  ],
);

/** What somebody thought of their meeting. Hosts read it together with others', without names. */
export const meetingFeedback = pgTable(
  "meeting_feedback",
  {
    meetingId: integer()
      .primaryKey()
      .references(() => meetings.id, { onDelete: "cascade" }),
    rating: integer().notNull(),
    words: text().notNull().default(""),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [check("meeting_feedback_rating", sql`${table.rating} between 1 and 5`)],
);
