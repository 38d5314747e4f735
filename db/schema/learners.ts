import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { courses, lessons } from "./learning.ts";
import { universities } from "./universities.ts";

const instant = () => timestamp({ withTimezone: true });

/** Whole seconds of a film, as PostgreSQL writes them: `{[0,12),[40,55)}`. */
const seconds = customType<{ data: string }>({ dataType: () => "int4multirange" });

const userReference = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const lessonReference = () =>
  integer()
    .notNull()
    .references(() => lessons.id, { onDelete: "cascade" });

/** How far somebody is in a lesson. The database merges what was watched, so that windows cannot undo each other. */
export const lessonWatching = pgTable(
  "lesson_watching",
  {
    userId: userReference(),
    lessonId: lessonReference(),
    /** Where to go on. */
    positionMs: integer().notNull().default(0),
    /** Seconds of the film that were played, each once. */
    watched: seconds().notNull().default("{}"),
    /** How many seconds that is. */
    watchedSeconds: integer().notNull().default(0),
    startedAt: instant().notNull(),
    savedAt: instant().notNull(),
    completedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index("lesson_watching_of_lesson").on(table.lessonId),
    index("lesson_watching_latest").on(table.userId, table.savedAt.desc()),
    check(
      "lesson_watching_not_negative",
      sql`${table.positionMs} >= 0 and ${table.watchedSeconds} >= 0`,
    ),
  ],
);

/** A private note at a moment of a lesson. */
export const lessonNotes = pgTable(
  "lesson_notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userReference(),
    lessonId: lessonReference(),
    atMs: integer().notNull(),
    words: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("lesson_notes_of_person").on(table.userId, table.lessonId, table.atMs),
    index("lesson_notes_of_lesson").on(table.lessonId),
  ],
);

export const savedLessons = pgTable(
  "saved_lessons",
  {
    userId: userReference(),
    lessonId: lessonReference(),
    savedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index("saved_lessons_newest").on(table.userId, table.savedAt.desc()),
    index("saved_lessons_of_lesson").on(table.lessonId),
  ],
);

/** Each try at a lesson's check. */
export const lessonTries = pgTable(
  "lesson_tries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userReference(),
    lessonId: lessonReference(),
    /** The option chosen for each question, by its place. */
    answers: jsonb().$type<number[]>().notNull(),
    right: integer().notNull(),
    total: integer().notNull(),
    isPassed: boolean().notNull(),
    /** Of the lesson: after the questions changed, older answers are not shown beside the new ones. */
    lessonRevision: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index("lesson_tries_of_person").on(table.userId, table.lessonId, table.at.desc()),
    index("lesson_tries_of_lesson").on(table.lessonId),
  ],
);

/** A course somebody finished. One at a time for each course: a withdrawn one makes room for another. */
export const courseCertificates = pgTable(
  "course_certificates",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In the address where anybody can verify it. */
    code: text().notNull(),
    userId: userReference(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    /** As printed: a later name needs a new certificate. */
    holder: text().notNull(),
    courseTitle: text().notNull(),
    lessonCount: integer().notNull(),
    minutes: integer().notNull(),
    issuedAt: instant().notNull(),
    /** Whether the page that verifies it says whose it is. */
    showsName: boolean().notNull().default(false),
    withdrawnAt: instant(),
  },
  (table) => [
    uniqueIndex("course_certificates_code").on(table.code),
    uniqueIndex("course_certificates_one_each")
      .on(table.userId, table.courseId)
      .where(sql`${table.withdrawnAt} is null`),
    index("course_certificates_of_course").on(table.courseId),
  ],
);

/** "Please give me premium", answered by the careers service of the person’s university or by our desk. */
export const premiumRequests = pgTable(
  "premium_requests",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userReference(),
    universityId: integer().references(() => universities.id, { onDelete: "set null" }),
    reason: text().notNull().default(""),
    askedAt: instant().notNull(),
    decidedAt: instant(),
    decision: text({ enum: ["granted", "declined"] }),
    note: text(),
    decidedById: text().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("premium_requests_one_waiting")
      .on(table.userId)
      .where(sql`${table.decidedAt} is null`),
    index("premium_requests_of_university").on(table.universityId, table.askedAt),
    index("premium_requests_of_person").on(table.userId),
    index("premium_requests_decided_by").on(table.decidedById),
    check(
      "premium_requests_decided_whole",
      sql`(${table.decidedAt} is null) = (${table.decision} is null)`,
    ),
  ],
);
