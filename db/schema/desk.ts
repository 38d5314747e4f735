import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { universities } from "./universities.ts";

/** Somebody read a fact's source again and found it unchanged. A changed one comes with a release. */
export const factChecks = pgTable(
  "fact_checks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its name in content/facts. */
    fact: text().notNull(),
    /** The value that was found unchanged: a fact that has another by now was not checked. */
    value: text().notNull(),
    checkedOn: date().notNull(),
    checkAgainBy: date().notNull(),
    note: text().notNull().default(""),
    checkedById: text().references(() => users.id, { onDelete: "set null" }),
    at: instant().notNull().defaultNow(),
  },
  (table) => [
    index("fact_checks_of").on(table.fact, table.id.desc()),
    index("fact_checks_by").on(table.checkedById),
  ],
);

/** Every address that our words link to, as the last check found it. */
export const checkedLinks = pgTable(
  "checked_links",
  {
    address: text().primaryKey(),
    kind: text().$type<"own" | "outside">().notNull(),
    /** `unsure`: the other side did not answer as it should, once; it is asked again the next night. */
    state: text().$type<"fine" | "broken" | "unsure">().notNull(),
    /** Why not, as a code of link-refusals. */
    reason: text(),
    /** How many checks in a row it was not fine. */
    failures: integer().notNull().default(0),
    failingSince: instant(),
    checkedAt: instant().notNull(),
  },
  (table) => [
    index("checked_links_broken")
      .on(table.failingSince, table.address)
      .where(sql`${table.state} = 'broken'`),
    index("checked_links_oldest").on(table.kind, table.checkedAt),
  ],
);

/** Where a link stands. */
export const linkPlaces = pgTable(
  "link_places",
  {
    address: text()
      .notNull()
      .references(() => checkedLinks.address, { onDelete: "cascade" }),
    /** The page as readers find it, or the file of a fact. */
    place: text().notNull(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.place] })],
);

export type AnnouncementAudience =
  | "everybody"
  | "guests"
  | "students"
  | "universities"
  | "employers";

/** A line above the page, for some readers and some days. */
export const announcements = pgTable(
  "announcements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    message: text().notNull(),
    /** A page of ours that says more. */
    linkPath: text(),
    linkLabel: text(),
    /** `all`, `main`, or `university` with its id. */
    site: text().$type<"all" | "main" | "university">().notNull(),
    universityId: integer().references(() => universities.id, { onDelete: "cascade" }),
    audience: text().$type<AnnouncementAudience>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    setById: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: instant().notNull().defaultNow(),
    /** Taken off before its end. */
    stoppedAt: instant(),
  },
  (table) => [
    index("announcements_running").on(table.endsAt).where(sql`${table.stoppedAt} is null`),
    index("announcements_newest").on(table.createdAt.desc(), table.id),
    index("announcements_of_university").on(table.universityId),
    index("announcements_by").on(table.setById),
  ],
);
