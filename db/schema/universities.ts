import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { files } from "./files.ts";
import { instant } from "./instant.ts";

/** Pictures we drew anew from what staff sent. The id is a hash of the bytes: what it names never changes. */
export const pictures = pgTable(
  "pictures",
  {
    id: text().primaryKey(),
    fileId: text()
      .notNull()
      .references(() => files.id),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex("pictures_of_file").on(table.fileId)],
);

/** A customer university. Its slug is also the first label of its microsite's host. */
export const universities = pgTable(
  "universities",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique("universities_slug_unique"),
    name: text().notNull(),
    shortName: text().notNull(),
    town: text().notNull(),
    countryId: integer().notNull(),
    timeZone: text().notNull(),
    brandColour: text().notNull(),
    /** Key of a crest drawn in ui/crest.tsx; an unknown key falls back to the initials. */
    crest: text().notNull(),
    /** Shown instead of the crest where there is one. */
    logoId: text().references(() => pictures.id),
    // Access flags for everyone at the university; a person's own flag, where set, wins.
    cihPremium: boolean().notNull().default(false),
    countryGuide: boolean().notNull().default(true),
    pageAccess: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index("universities_name_index").on(table.name)],
);

/** Addresses on these domains, or on a sub-domain of one, may register without being asked. */
export const universityEmailDomains = pgTable(
  "university_email_domains",
  {
    universityId: integer()
      .notNull()
      .references(() => universities.id, { onDelete: "cascade" }),
    domain: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.universityId, table.domain] })],
);

export const campuses = pgTable(
  "campuses",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    universityId: integer()
      .notNull()
      .references(() => universities.id, { onDelete: "cascade" }),
    name: text().notNull(),
    town: text().notNull(),
    timeZone: text().notNull(),
  },
  (table) => [index("campuses_university_index").on(table.universityId)],
);

/** People a university has said may register, whatever their email domain. */
export const preAuthorisedStudents = pgTable(
  "pre_authorised_students",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    universityId: integer()
      .notNull()
      .references(() => universities.id, { onDelete: "cascade" }),
    /** In lower case, as every address of ours is kept. */
    email: text().notNull(),
    name: text().notNull(),
    courseEndsOn: date(),
    addedById: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("pre_authorised_students_once").on(table.universityId, table.email),
    index("pre_authorised_students_newest").on(table.universityId, table.createdAt.desc()),
    index("pre_authorised_students_by_words")
      .using("gin", table.name.op("gin_trgm_ops"), table.email.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
  ],
);
