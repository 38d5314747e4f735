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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { files } from "./files.ts";
import { instant } from "./instant.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A chapter of a lesson, from `atMs` on. */
export type LessonChapter = { atMs: number; title: string };

/** A word as it is spoken: from, until, and the word with its punctuation. */
export type SpokenWord = [startMs: number, endMs: number, text: string];

/** One question of a lesson's check. Every option says why it is right or wrong. */
export type LessonQuestion = {
  ask: string;
  options: { text: string; isRight: boolean; why: string }[];
};

/** Courses of the Career Ignition Hub. */
export const courses = pgTable(
  "courses",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    tier: text({ enum: ["standard", "premium"] }).notNull(),
    position: integer().notNull(),
    state: text({ enum: ["draft", "published"] })
      .notNull()
      .default("draft"),
    /** Counts saves, so that two members of staff do not undo each other. */
    revision: integer().notNull().default(1),
    /** What its file in content/ was, and the revision that came of it: a later one is staff's own. */
    fileHash: text(),
    fileRevision: integer(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex("courses_slug").on(table.slug)],
);

/** A lesson is one short video, with its words. It is as open or closed as its course. */
export const lessons = pgTable(
  "lessons",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    position: integer().notNull(),
    /** Shown in Jumpstart's video guide too. Only lessons of standard courses can be. */
    isInJumpstart: boolean().notNull().default(false),
    durationMs: integer().notNull().default(0),
    chapters: jsonb().$type<LessonChapter[]>().notNull().default([]),
    words: jsonb().$type<SpokenWord[]>().notNull().default([]),
    questions: jsonb().$type<LessonQuestion[]>().notNull().default([]),
    /** Who made it and with what: "Voice: synthetic, …". */
    credits: text().notNull().default(""),
    state: text({ enum: ["draft", "published"] })
      .notNull()
      .default("draft"),
    revision: integer().notNull().default(1),
    /** As of a course; the hash is of its media too. */
    fileHash: text(),
    fileRevision: integer(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("lessons_slug").on(table.courseId, table.slug),
    index("lessons_in_course").on(table.courseId, table.position),
    check("lessons_duration_not_negative", sql`${table.durationMs} >= 0`),
  ],
);

/**
 * What is said in a lesson, sentence by sentence. Written by a trigger on `lessons.words`, so that the
 * transcript and its search follow every change of the words, no matter who makes it.
 */
export const lessonSentences = pgTable(
  "lesson_sentences",
  {
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    startMs: integer().notNull(),
    endMs: integer().notNull(),
    text: text().notNull(),
    search: tsvector().generatedAlwaysAs(sql`to_tsvector('english', text)`),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.position] }),
    index("lesson_sentences_words").using("gin", table.search),
  ],
);

/** The files of a lesson. Captions are WebVTT; the source is what staff uploaded, never shown. */
export const lessonFiles = pgTable(
  "lesson_files",
  {
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    kind: text({ enum: ["video-720", "video-360", "poster", "captions", "source"] }).notNull(),
    fileId: text()
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.kind] }),
    index("lesson_files_of_file").on(table.fileId),
  ],
);
