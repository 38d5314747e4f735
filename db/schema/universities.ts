import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { OwnLink } from "#rules/university/own-link.ts";
import { files } from "./files.ts";
import { instant } from "./instant.ts";

/** review: looked at and repaired. importing: the queue brings it in. Then done, or undone as one. */
type ImportStatus = "review" | "importing" | "done" | "undone";

/** Pictures we re-encoded from what staff sent. The id is a hash of the bytes: what it names never changes. */
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
    /** What its microsite says before sign-in; null shows our own words. */
    heroTitle: text(),
    heroWords: text(),
    /** Its own pages, at the foot of its microsite. */
    ownLinks: jsonb().$type<readonly OwnLink[]>().notNull().default([]),
    /** A host of its own that our staff have switched on. */
    customHost: text().unique("universities_custom_host_unique"),
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

/** A domain that a careers service says is its own, until a DNS record or our staff confirm it. */
export const universityDomainClaims = pgTable(
  "university_domain_claims",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    universityId: integer()
      .notNull()
      .references(() => universities.id, { onDelete: "cascade" }),
    /** email: addresses there may register. host: the microsite answers there. */
    kind: text().$type<"email" | "host">().notNull(),
    domain: text().notNull(),
    /** What the TXT record must say. Not a secret: it stands in public DNS. */
    token: text().notNull(),
    askedById: text(),
    createdAt: instant().notNull(),
    /** When its TXT record was seen; a host then still waits for our staff. */
    provedAt: instant(),
  },
  (table) => [
    uniqueIndex("university_domain_claims_once").on(table.universityId, table.kind, table.domain),
  ],
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
    /** Nobody chooses it from then on; those who had chosen it keep it. */
    closedAt: instant(),
  },
  (table) => [
    index("campuses_university_index").on(table.universityId),
    uniqueIndex("campuses_once").on(table.universityId, sql`lower(${table.name})`),
  ],
);

/** A list of students somebody sent: looked at, repaired, brought in, and undone as one. */
export const studentImports = pgTable(
  "student_imports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    universityId: integer()
      .notNull()
      .references(() => universities.id, { onDelete: "cascade" }),
    /** The file's name, or what stands for it when rows were pasted. */
    name: text().notNull(),
    status: text().$type<ImportStatus>().notNull(),
    rowCount: integer().notNull(),
    /** How many rows were brought in so far. */
    doneCount: integer().notNull().default(0),
    addedCount: integer().notNull().default(0),
    updatedCount: integer().notNull().default(0),
    createdById: text(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
    undoneAt: instant(),
  },
  (table) => [
    index("student_imports_newest").on(table.universityId, table.createdAt.desc(), table.id),
    index("student_imports_oldest").on(table.createdAt),
  ],
);

/** One line of such a list, as it was sent or repaired. */
export const studentImportRows = pgTable(
  "student_import_rows",
  {
    importId: integer()
      .notNull()
      .references(() => studentImports.id, { onDelete: "cascade" }),
    line: integer().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    courseEnds: text().notNull(),
    /** What is wrong with it; null where it can be brought in. */
    problem: text(),
    isLeftOut: boolean().notNull().default(false),
    /** What the university's list said before, for undoing; null where the person was new. */
    before: jsonb().$type<{ name: string; courseEndsOn: string | null; importId: number | null }>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index("student_import_rows_by_email").on(sql`lower(${table.email})`),
    index("student_import_rows_wrong")
      .on(table.importId, table.line)
      .where(sql`${table.problem} is not null`),
  ],
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
    /** The list that last added or changed them. */
    importId: integer().references(() => studentImports.id, { onDelete: "set null" }),
    remindedAt: instant(),
    reminderCount: integer().notNull().default(0),
    /** When the person asked for no more reminders. */
    noRemindersAt: instant(),
  },
  (table) => [
    index("pre_authorised_students_of_import").on(table.importId),
    uniqueIndex("pre_authorised_students_once").on(table.universityId, table.email),
    index("pre_authorised_students_newest").on(table.universityId, table.createdAt.desc()),
    index("pre_authorised_students_by_words")
      .using("gin", table.name.op("gin_trgm_ops"), table.email.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
  ],
);
