import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { HolidayRegion } from "#rules/meetings/public-holidays.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { universities } from "./universities.ts";

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
    /** Whose public holidays are days off; null for nobody's. */
    holidays: text().$type<HolidayRegion>(),
    /** Whether their meetings can be read at a secret address, and which: a new number ends the old address. */
    hasFeed: boolean().notNull().default(false),
    feedNumber: integer().notNull().default(0),
    /** The secret address of a calendar of theirs, whose busy times nobody can book. */
    busyUrl: text(),
    /** When it was last read well, and why it could not be read since. */
    busyReadAt: instant(),
    busyFailure: text(),
    busyNextAt: instant(),
    isActive: boolean().notNull().default(true),
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    index("meeting_hosts_of_university").on(table.universityId),
    uniqueIndex("meeting_hosts_of_user").on(table.userId),
    index("meeting_hosts_to_read").on(table.busyNextAt).where(sql`${table.busyUrl} is not null`),
  ],
);

/** When a host is busy elsewhere: ranges, never what they are about. */
export const meetingBusy = pgTable(
  "meeting_busy",
  {
    hostId: integer()
      .notNull()
      .references(() => meetingHosts.id, { onDelete: "cascade" }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hostId, table.startsAt] }),
    check("meeting_busy_end_after_start", sql`${table.endsAt} > ${table.startsAt}`),
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
