import { boolean, date, index, integer, pgTable, real, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { pictures } from "./universities.ts";

const instant = () => timestamp({ withTimezone: true });

/** Every organisation that advertises, whether it has an account here or its adverts come by feed. */
export const employers = pgTable(
  "employers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique("employers_slug_unique"),
    name: text().notNull(),
    /** The name without case, punctuation and legal suffix: what makes two spellings one employer. */
    nameKey: text().notNull().unique("employers_name_key_unique"),
    website: text(),
    about: text(),
    town: text(),
    country: text().notNull().default("xx"),
    timeZone: text().notNull().default("Europe/London"),
    logoId: text().references(() => pictures.id),
    /** Its adverts go live without being read first. */
    isTrusted: boolean().notNull().default(false),
    isDemo: boolean().notNull().default(false),

    // What the sponsors' register says of it, and how sure we are that it is this organisation.
    sponsorOrganisationId: integer(),
    /** Null where it has not been looked up, or where the register does not apply. */
    sponsorStatus: text(),
    sponsorConfidence: real(),
    sponsorWhy: text(),
    /** The register's date at that look-up. */
    sponsorAsOf: date(),
    /** When the status last became another; null while it never has. */
    sponsorChangedAt: instant(),
    /** Staff said which organisation it is: look-ups leave the choice alone. */
    sponsorConfirmedById: text().references(() => users.id, { onDelete: "set null" }),

    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("employers_by_name").on(table.name, table.id),
    index("employers_by_sponsor").on(table.sponsorOrganisationId),
  ],
);

/** Who may speak for an employer. A person speaks for one. */
export const employerMembers = pgTable(
  "employer_members",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    employerId: integer()
      .notNull()
      .references(() => employers.id, { onDelete: "cascade" }),
    joinedAt: instant().notNull().defaultNow(),
  },
  (table) => [index("employer_members_of").on(table.employerId)],
);
