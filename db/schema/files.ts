import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/**
 * Files whose bytes are in a store (platform/files). A table that shows a file points here, with
 * an index: a row that nothing points at any more is collected, and its bytes with it.
 */
export const files = pgTable("files", {
  /** The key of its bytes in the store. Made by us, never from outside. */
  id: text().primaryKey(),
  bytes: bigint({ mode: "number" }).notNull(),
  /** In hexadecimal. What is read whole is checked against it. */
  sha256: text().notNull(),
  type: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** Documents and pictures made from words of ours: one for each subject, made again when its words change. */
export const madeFiles = pgTable(
  "made_files",
  {
    /** What it shows: "guide-pdf/united-kingdom". */
    subject: text().primaryKey(),
    /** A hash of everything that is in it. */
    version: text().notNull(),
    fileId: text()
      .notNull()
      .references(() => files.id),
    /** Of a document; null for a picture. */
    pageCount: integer(),
    madeAt: instant().notNull(),
  },
  (table) => [index("made_files_of_file").on(table.fileId)],
);
