import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { MeetingMode } from "#rules/meetings/modes.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { universities } from "./universities.ts";

const int8range = customType<{ data: string }>({ dataType: () => "int8range" });

/** People one can meet: careers advisers of a university, or our own team. */
export const meetingHosts = pgTable(
  "meeting_hosts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    /** Null: of our own team. */
    universityId: integer().references(() => universities.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    /** "Knows the CV studio. English, Hindi". */
    about: text().notNull().default(""),
    /** The IANA zone in which the working hours are meant. */
    zone: text().notNull(),
    videoUrl: text(),
    /** Where they meet in person. */
    place: text(),
    isActive: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    index("meeting_hosts_of_university").on(table.universityId),
    uniqueIndex("meeting_hosts_of_user").on(table.userId),
  ],
);

/** Working hours of each week, in minutes after midnight on the host's clock. */
export const meetingHours = pgTable(
  "meeting_hours",
  {
    hostId: integer()
      .notNull()
      .references(() => meetingHosts.id, { onDelete: "cascade" }),
    /** 1 is Monday. */
    weekday: integer().notNull(),
    fromMinute: integer().notNull(),
    untilMinute: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hostId, table.weekday, table.fromMinute] }),
    check("meeting_hours_weekday", sql`${table.weekday} between 1 and 7`),
    check(
      "meeting_hours_in_a_day",
      sql`${table.fromMinute} >= 0 and ${table.untilMinute} <= 1440 and ${table.fromMinute} < ${table.untilMinute}`,
    ),
  ],
);

/** Days that are not as the week says: no hours at all, or other hours. */
export const meetingDays = pgTable(
  "meeting_days",
  {
    hostId: integer()
      .notNull()
      .references(() => meetingHosts.id, { onDelete: "cascade" }),
    day: date().notNull(),
    /** Both null: nobody is there that day. */
    fromMinute: integer(),
    untilMinute: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.hostId, table.day] }),
    check(
      "meeting_days_hours",
      sql`(${table.fromMinute} is null) = (${table.untilMinute} is null) and coalesce(${table.fromMinute} < ${table.untilMinute}, true)`,
    ),
  ],
);

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
    question: text().notNull().default(""),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
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
    answer: text().notNull().default(""),
    state: text({ enum: ["booked", "cancelled", "no-show"] })
      .notNull()
      .default("booked"),
    cancelledBy: text({ enum: ["guest", "host"] }),
    reason: text(),
    /** Only hosts of the same desk read these. */
    notes: text().notNull().default(""),
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
    /** The start it was about: a meeting that moves is reminded of anew. */
    startsAt: instant().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.meetingId, table.kind, table.startsAt] })],
);
