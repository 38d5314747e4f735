import { sql } from "drizzle-orm";
import {
  bigint,
  check,
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
import { lessons } from "./learning.ts";

/** The film of a lesson on its way in: sent in parts, then prepared by the queue. The last one of each lesson. */
export const lessonUploads = pgTable(
  "lesson_uploads",
  {
    id: text().primaryKey(),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Tells whether a file that is chosen again is the same one. */
    fingerprint: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    received: bigint({ mode: "number" }).notNull().default(0),
    state: text({ enum: ["uploading", "waiting", "working", "ready", "failed"] })
      .notNull()
      .default("uploading"),
    /** How much of the work is done, in hundredths. */
    percent: integer().notNull().default(0),
    /** What became of it, in words for staff. */
    outcome: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("lesson_uploads_one_each").on(table.lessonId),
    index("lesson_uploads_oldest").on(table.state, table.updatedAt),
    check(
      "lesson_uploads_received",
      sql`${table.received} >= 0 and ${table.received} <= ${table.bytes}`,
    ),
  ],
);

/** The parts that have arrived, each a file of the store until the whole is put together. */
export const lessonUploadParts = pgTable(
  "lesson_upload_parts",
  {
    uploadId: text()
      .notNull()
      .references(() => lessonUploads.id, { onDelete: "cascade" }),
    startsAt: bigint({ mode: "number" }).notNull(),
    fileId: text()
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.startsAt] }),
    index("lesson_upload_parts_of_file").on(table.fileId),
  ],
);

/** How loud a lesson is, step by step, for those who correct its captions. */
export const lessonWaveforms = pgTable("lesson_waveforms", {
  lessonId: integer()
    .primaryKey()
    .references(() => lessons.id, { onDelete: "cascade" }),
  stepMs: integer().notNull(),
  /** From 0 to 100. */
  peaks: jsonb().$type<number[]>().notNull(),
});
