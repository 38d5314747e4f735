import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  real,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { pictures } from "./universities.ts";

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

    // What the sponsors' register says about it, and how sure we are that it is this organisation.
    sponsorOrganisationId: integer(),
    /** Null where it has not been looked up, or where the register does not apply. */
    sponsorStatus: text(),
    sponsorConfidence: real(),
    sponsorWhy: text(),
    /** The register's date at that look-up. */
    sponsorAsOf: date(),
    /** When the status last became another; null while it never has. */
    sponsorChangedAt: instant(),
    /** When staff said which organisation it is, or that it is none: look-ups leave that alone. */
    sponsorConfirmedAt: instant(),
    /** Who said so; null once they have left. */
    sponsorConfirmedById: text().references(() => users.id, { onDelete: "set null" }),

    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("employers_by_name").on(table.name, table.id),
    index("employers_by_words").using("gin", table.name.op("gin_trgm_ops")),
    index("employers_by_sponsor").on(table.sponsorOrganisationId),
  ],
);

/**
 * What an employer was called before it was renamed: links to its old address lead to its page
 * for ever, and adverts under the old name are still its own.
 */
export const employerFormerNames = pgTable(
  "employer_former_names",
  {
    slug: text().primaryKey(),
    nameKey: text().notNull(),
    employerId: integer()
      .notNull()
      .references(() => employers.id, { onDelete: "cascade" }),
    renamedAt: instant().notNull(),
  },
  (table) => [
    index("employer_former_names_by_key").on(table.nameKey),
    index("employer_former_names_of").on(table.employerId),
  ],
);

/** What an employer that is not trusted wants readers to see; until staff have read it they see the former. */
export const employerChanges = pgTable(
  "employer_changes",
  {
    employerId: integer()
      .primaryKey()
      .references(() => employers.id, { onDelete: "cascade" }),
    website: text(),
    about: text(),
    logoId: text().references(() => pictures.id),
    sentById: text().references(() => users.id, { onDelete: "set null" }),
    /** Also says which state of it was read: staff decide on what they saw. */
    sentAt: instant().notNull(),
    /** It was not let through. What was typed is kept, for its writer to change. */
    sentBackAt: instant(),
    /** What staff said about it then. */
    note: text(),
  },
  (table) => [
    index("employer_changes_to_read")
      .on(table.sentAt, table.employerId)
      .where(sql`${table.sentBackAt} is null`),
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

/** Somebody says they speak for an employer we know already. Our staff decide. */
export const employerClaims = pgTable(
  "employer_claims",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    employerId: integer()
      .notNull()
      .references(() => employers.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The name as they wrote it. */
    nameGiven: text().notNull(),
    note: text().notNull().default(""),
    createdAt: instant().notNull().defaultNow(),
    decidedAt: instant(),
    decidedById: text().references(() => users.id, { onDelete: "set null" }),
    decision: text().$type<"approved" | "declined">(),
  },
  (table) => [
    uniqueIndex("employer_claims_one_open").on(table.userId).where(sql`${table.decidedAt} is null`),
    index("employer_claims_open")
      .on(table.createdAt, table.id)
      .where(sql`${table.decidedAt} is null`),
    index("employer_claims_of").on(table.employerId),
  ],
);
