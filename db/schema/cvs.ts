import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { CvDocument, CvLook, LetterDocument } from "#rules/cv/cv-document.ts";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { instant } from "./instant.ts";
import { jobs } from "./jobs.ts";
import { universities } from "./universities.ts";

const ownerReference = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const cvReference = () =>
  text()
    .notNull()
    .references(() => cvs.id, { onDelete: "cascade" });

export type CvKind = "cv" | "letter";

/** A CV or a letter as it stands now. Every state it had is in `cv_versions`. */
export const cvs = pgTable(
  "cvs",
  {
    /** Random, so that nobody can guess the next one. */
    id: text().primaryKey(),
    ownerId: ownerReference(),
    kind: text().$type<CvKind>().notNull(),
    title: text().notNull(),
    document: jsonb().$type<CvDocument | LetterDocument>().notNull(),
    look: jsonb().$type<CvLook>().notNull(),
    /** Counts changes: of two windows, the later can tell that the earlier wrote first. */
    revision: integer().notNull().default(1),
    /** The job it was made for. */
    forJobId: integer().references(() => jobs.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Since when it lies in the bin. */
    binnedAt: instant(),
  },
  (table) => [
    index("cvs_newest")
      .on(table.ownerId, table.updatedAt.desc(), table.id)
      .where(sql`${table.binnedAt} is null`),
    index("cvs_in_bin")
      .on(table.ownerId, table.binnedAt.desc(), table.id)
      .where(sql`${table.binnedAt} is not null`),
    index("cvs_to_delete").on(table.binnedAt).where(sql`${table.binnedAt} is not null`),
    index("cvs_for_job").on(table.forJobId).where(sql`${table.forJobId} is not null`),
    check("cvs_kinds", sql`${table.kind} in ('cv', 'letter')`),
  ],
);

/**
 * One row for each revision. Those saved within minutes by one window share a number, and only
 * the last of them is shown; the others stay some days, for a window that is behind to be merged.
 */
export const cvVersions = pgTable(
  "cv_versions",
  {
    cvId: cvReference(),
    revision: integer().notNull(),
    ownerId: ownerReference(),
    number: integer().notNull(),
    title: text().notNull(),
    document: jsonb().$type<CvDocument | LetterDocument>().notNull(),
    look: jsonb().$type<CvLook>().notNull(),
    name: text(),
    /** The number it was brought back from. */
    restoredFrom: integer(),
    /** When the first revision of its number was saved. */
    startedAt: instant().notNull(),
    savedAt: instant().notNull(),
    /** When its owner last took it away as a file; null where they never did. */
    downloadedAt: instant(),
    /** A later revision has the same number. */
    isSuperseded: boolean().notNull().default(false),
    /** The photo it shows: the database reads it off the document, so that it cannot disagree. */
    photoId: integer().generatedAlwaysAs(sql`((document #>> '{basics,photoId}')::integer)`),
    /** How much of its owner's room it takes. */
    bytes: integer().notNull().generatedAlwaysAs(sql`(octet_length(document::text))`),
  },
  (table) => [
    primaryKey({ columns: [table.cvId, table.revision] }),
    uniqueIndex("cv_versions_shown")
      .on(table.cvId, table.number.desc())
      .where(sql`not ${table.isSuperseded}`),
    index("cv_versions_of_owner").on(table.ownerId, table.savedAt, table.bytes),
    index("cv_versions_with_photo").on(table.photoId).where(sql`${table.photoId} is not null`),
    index("cv_versions_to_forget").on(table.savedAt).where(sql`${table.isSuperseded}`),
  ],
);

/** A picture of its owner, re-encoded by us. */
export const cvPhotos = pgTable(
  "cv_photos",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: ownerReference(),
    fileId: text()
      .notNull()
      .references(() => files.id),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("cv_photos_of_owner").on(table.ownerId, table.createdAt),
    uniqueIndex("cv_photos_of_file").on(table.fileId),
  ],
);

/** An address that shows a CV to anyone who has it. We keep a hash: the address itself is shown once. */
export const cvShares = pgTable(
  "cv_shares",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cvId: cvReference(),
    ownerId: ownerReference(),
    tokenHash: text().notNull().unique("cv_shares_token_unique"),
    /** For whom, in its owner's words. */
    label: text().notNull().default(""),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** How often it was opened; never by whom. */
    views: integer().notNull().default(0),
  },
  (table) => [
    index("cv_shares_of_cv").on(table.cvId, table.createdAt.desc()),
    index("cv_shares_of_owner").on(table.ownerId),
  ],
);

/** Somebody asks the careers service of their university to read a CV. */
export const cvReviews = pgTable(
  "cv_reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cvId: cvReference(),
    ownerId: ownerReference(),
    universityId: integer()
      .notNull()
      .references(() => universities.id, { onDelete: "cascade" }),
    /** What they would like to know. */
    question: text().notNull().default(""),
    askedAt: instant().notNull(),
    /** When an adviser last wrote; null while it waits. */
    answeredAt: instant(),
    /** Which adviser reads it; null while nobody has taken it. */
    assignedToId: text().references(() => users.id, { onDelete: "set null" }),
    /** When an adviser said it is done. */
    doneAt: instant(),
    /** When its owner took it back. */
    endedAt: instant(),
  },
  (table) => [
    index("cv_reviews_by_adviser").on(table.assignedToId),
    // The queue: those not done, the longest waiting first.
    index("cv_reviews_queue")
      .on(table.universityId, table.askedAt, table.id)
      .where(sql`${table.endedAt} is null and ${table.doneAt} is null`),
    uniqueIndex("cv_reviews_one_open").on(table.cvId).where(sql`${table.endedAt} is null`),
    // Those that wait come first, the longest waiting before the others.
    index("cv_reviews_of_university")
      .on(table.universityId, table.answeredAt.desc().nullsFirst(), table.askedAt, table.id)
      .where(sql`${table.endedAt} is null`),
    index("cv_reviews_of_owner").on(table.ownerId),
  ],
);

/** What an adviser says about a part of a CV, and what its owner answers. */
export const cvComments = pgTable(
  "cv_comments",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cvId: cvReference(),
    ownerId: ownerReference(),
    /** Null once the account of the person who wrote it is gone. */
    authorId: text().references(() => users.id, { onDelete: "set null" }),
    /** The comment it answers. */
    replyToId: integer(),
    section: text().notNull(),
    entryId: text(),
    body: text().notNull(),
    createdAt: instant().notNull(),
    resolvedAt: instant(),
  },
  (table) => [
    foreignKey({
      name: "cv_comments_reply",
      columns: [table.replyToId],
      foreignColumns: [table.id],
    }).onDelete("cascade"),
    index("cv_comments_of_cv").on(table.cvId, table.createdAt),
    index("cv_comments_of_owner").on(table.ownerId),
    index("cv_comments_of_author").on(table.authorId),
    index("cv_comments_replies").on(table.replyToId),
  ],
);

/** Which version of a CV or letter went to whom, and when. It outlives the document. */
export const cvSendings = pgTable(
  "cv_sendings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null, like its revision, once the document is deleted. */
    cvId: text(),
    revision: integer(),
    ownerId: ownerReference(),
    /** Its kind, title and version's number when it went. */
    kind: text().$type<CvKind>().notNull(),
    title: text().notNull(),
    version: integer().notNull(),
    /** What the line made from "my situation" said; "" where it said nothing, null where that is not known. */
    rightToWorkWords: text(),
    jobId: integer().references(() => jobs.id, { onDelete: "set null" }),
    /** The employer, and the job where there was one: it outlives the advert. */
    sentTo: text().notNull(),
    jobTitle: text().notNull().default(""),
    sentOn: date().notNull(),
    note: text().notNull().default(""),
    createdAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: "cv_sendings_version",
      columns: [table.cvId, table.revision],
      foreignColumns: [cvVersions.cvId, cvVersions.revision],
    }).onDelete("set null"),
    index("cv_sendings_of_cv").on(table.cvId, table.revision),
    index("cv_sendings_newest").on(table.ownerId, table.sentOn.desc(), table.id.desc()),
    index("cv_sendings_of_job").on(table.jobId, table.ownerId),
  ],
);
