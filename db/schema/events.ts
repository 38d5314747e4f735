import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { instant } from "./instant.ts";
import { universities } from "./universities.ts";

/** Workshops, webinars and the days of a fair. */
export const events = pgTable(
  "events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    kind: text({ enum: ["workshop", "webinar", "fair"] }).notNull(),
    /** The page it has elsewhere, as a fair does; null where its page is made from this row. */
    path: text(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull().default(""),
    topic: text().notNull(),
    host: text().notNull(),
    /** The campus ambassador who hosts it, where one does. */
    ambassadorId: text().references(() => users.id, { onDelete: "set null" }),
    /** The IANA zone in which it gives its times. */
    zone: text().notNull(),
    place: text(),
    joinUrl: text(),
    /** Null: as many as like. */
    capacity: integer(),
    opensAt: instant(),
    closesAt: instant(),
    /** The first start and the last end of its sessions: lists are read by them. */
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Null: for everybody. */
    universityId: integer().references(() => universities.id, { onDelete: "cascade" }),
    /** Empty: for every role, and for guests. */
    roles: text().array().notNull().default([]),
    questions: jsonb().$type<string[]>().notNull().default([]),
    state: text({ enum: ["draft", "published", "cancelled"] })
      .notNull()
      .default("draft"),
    cancelReason: text(),
    /** Counts changes that calendars have to hear of. */
    sequence: integer().notNull().default(0),
    /** Counts saves, so that two members of staff do not undo each other. */
    revision: integer().notNull().default(1),
    checkInCode: text().notNull(),
    recordingUrl: text(),
    recordingFileId: text().references(() => files.id, { onDelete: "set null" }),
    slidesUrl: text(),
    slidesFileId: text().references(() => files.id, { onDelete: "set null" }),
    isDemo: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("events_slug").on(table.slug),
    index("events_by_end").on(table.state, table.endsAt),
    index("events_by_start").on(table.startsAt),
    index("events_of_university").on(table.universityId),
    index("events_of_ambassador").on(table.ambassadorId, table.startsAt),
    index("events_recording_file").on(table.recordingFileId),
    index("events_slides_file").on(table.slidesFileId),
    check("events_capacity_positive", sql`${table.capacity} > 0`),
    check("events_end_after_start", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

export const eventSessions = pgTable(
  "event_sessions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    title: text().notNull().default(""),
    /** Taken off after it was published: calendars that have it are told to drop it. */
    cancelledAt: instant(),
  },
  (table) => [
    index("event_sessions_of_event").on(table.eventId, table.startsAt),
    index("event_sessions_by_start").on(table.startsAt),
    check("event_sessions_end_after_start", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Who comes, who waits, and who did. One row for each address and event. */
export const eventRegistrations = pgTable(
  "event_registrations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    name: text().notNull(),
    timeZone: text().notNull(),
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** `pending`: a guest has not opened the link in the mail. `held` and `offered` take a place. */
    state: text({
      enum: ["pending", "held", "waiting", "offered", "lapsed", "cancelled"],
    }).notNull(),
    /** The order of the waiting list, then by id. */
    waitingSince: instant(),
    offerExpiresAt: instant(),
    /** Added to the event's own: cancelling and coming back are changes for one calendar alone. */
    sequence: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    cancelledAt: instant(),
    attendedAt: instant(),
  },
  (table) => [
    uniqueIndex("event_registrations_once").on(table.eventId, sql`lower(${table.email})`),
    index("event_registrations_by_turn").on(
      table.eventId,
      table.state,
      table.waitingSince,
      table.id,
    ),
    index("event_registrations_newest").on(table.eventId, table.createdAt.desc()),
    index("event_registrations_of_user").on(table.userId),
    index("event_registrations_of_address").on(sql`lower(${table.email})`),
    index("event_registrations_offered")
      .on(table.offerExpiresAt)
      .where(sql`${table.state} = 'offered'`),
  ],
);

/** What somebody was told by mail, so that it is told once. */
export const eventNotices = pgTable(
  "event_notices",
  {
    registrationId: integer()
      .notNull()
      .references(() => eventRegistrations.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    /** The session and its start, or the number of the change. */
    about: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.registrationId, table.kind, table.about] })],
);

export const eventFeedback = pgTable(
  "event_feedback",
  {
    registrationId: integer()
      .primaryKey()
      .references(() => eventRegistrations.id, { onDelete: "cascade" }),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    rating: integer().notNull(),
    words: text().notNull().default(""),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("event_feedback_of_event").on(table.eventId, table.createdAt.desc()),
    check("event_feedback_rating", sql`${table.rating} between 1 and 5`),
  ],
);
