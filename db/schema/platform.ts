import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** Every mail we meant to send, written in the transaction that caused it. */
export const mails = pgTable(
  "mails",
  {
    id: text().primaryKey(),
    template: text().notNull(),
    recipient: text().notNull(),
    /** What the template is filled with; emptied once sent or refused for good, so that links do not linger. */
    props: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Headers of its own, such as the one-click way out of a list; emptied with the props. */
    headers: jsonb().$type<Record<string, string>>(),
    subject: text(),
    html: text(),
    text: text(),
    queuedAt: instant().notNull().defaultNow(),
    sentAt: instant(),
    attempts: integer().notNull().default(0),
    lastError: text(),
  },
  (table) => [
    index("mails_undelivered")
      .on(table.queuedAt.desc(), table.id)
      .where(sql`${table.sentAt} is null`),
    index("mails_newest").on(table.queuedAt.desc(), table.id),
    index("mails_by_recipient").on(sql`lower(${table.recipient})`),
  ],
);

/** Switches that staff throw, such as maintenance. */
export const switches = pgTable("switches", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  setById: text(),
  setAt: instant().notNull().defaultNow(),
});

/** A task that was tried as often as it may be. It waits here for somebody to look at it. */
export const failedTasks = pgTable(
  "failed_tasks",
  {
    /** The queue's own id of it. */
    id: text().primaryKey(),
    task: text().notNull(),
    /** What it was told, to try it again; emptied after two days, as in the queue. */
    data: jsonb().$type<Record<string, unknown>>(),
    error: text().notNull(),
    attempts: integer().notNull(),
    failedAt: instant().notNull(),
  },
  (table) => [index("failed_tasks_newest").on(table.failedAt.desc(), table.id)],
);
