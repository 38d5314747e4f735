import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { DocumentState, FamilyPart, VisaState } from "#rules/departure.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

const ownerReference = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The steps of the pre-departure checklist a person has ticked, the chapters and pages they have read. */
export const checklistMarks = pgTable(
  "checklist_marks",
  {
    userId: ownerReference(),
    step: text().notNull(),
    markedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.step] })],
);

/**
 * What a plan needs besides the profile, which has the day of the flight (`moves_on`). Only the
 * person sees it: a university is told counts of five or more.
 */
export const departures = pgTable(
  "departures",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    visaState: text().$type<VisaState>().notNull().default("not-started"),
    /** "23:40", on the clock at home. */
    fliesAt: text(),
    /** The day of landing where it is not the day of the flight, on the clock there. */
    landsOn: date(),
    /** When the next reminder is due; null where none is wanted. */
    remindAt: instant(),
    /** Counts the private addresses of the calendar; 0 while there is none. */
    calendarVersion: integer().notNull().default(0),
    /** When they told us that they have arrived, before anybody confirmed it. */
    saidArrivedAt: instant(),
    /** When they became a student. */
    arrivedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("departures_to_remind").on(table.remindAt).where(sql`${table.remindAt} is not null`),
    index("departures_to_confirm")
      .on(table.saidArrivedAt)
      .where(sql`${table.saidArrivedAt} is not null and ${table.arrivedAt} is null`),
    check(
      "departures_visa_states",
      sql`${table.visaState} in ('not-started', 'applied', 'granted', 'not-needed')`,
    ),
    check("departures_time_of_flight", sql`${table.fliesAt} ~ '^[0-2][0-9]:[0-5][0-9]$'`),
  ],
);

/** What somebody noted about their papers: ready, on its way, or only a note. */
export const departureDocuments = pgTable(
  "departure_documents",
  {
    userId: ownerReference(),
    document: text().notNull(),
    /** Null while it is still to do, and only has a note. */
    state: text().$type<DocumentState>(),
    note: text().notNull().default(""),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document] })],
);

/** An address that shows chosen parts of a plan to anyone who has it. We store a hash: the address is shown once. */
export const familyLinks = pgTable(
  "family_links",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerReference(),
    /** For whom it was made, in the owner's words. */
    label: text().notNull(),
    parts: text().array().$type<FamilyPart[]>().notNull(),
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    views: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("family_links_token").on(table.tokenHash),
    index("family_links_of").on(table.userId, table.createdAt.desc()),
  ],
);
