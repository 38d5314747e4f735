import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { universities } from "./universities.ts";

const staffReference = () => text().references(() => users.id, { onDelete: "set null" });

export type MessageKind = "contact" | "complaint" | "partner";

/** What people write to us: from the contact page, the complaint form and the page for partners. */
export const messages = pgTable(
  "messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What both sides call it. */
    reference: text().notNull().unique("messages_reference_unique"),
    /** One for each form that was opened: pressing Send twice sends one message. */
    formKey: text().notNull().unique("messages_form_key_unique"),
    kind: text().$type<MessageKind>().notNull(),
    /** Decides which desk reads it (domain/messages/topics.ts). */
    topic: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    organisation: text(),
    body: text().notNull(),
    /** What the writer of a complaint would like us to do. */
    wish: text(),
    /** The page it is about. */
    pageAddress: text(),
    /** The reference of an earlier message, as typed. */
    follows: text(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Whose site it was sent from. */
    universityId: integer().references(() => universities.id, { onDelete: "set null" }),
    createdAt: instant().notNull(),
    /** The last day of the time we promised. */
    dueOn: date().notNull(),
    assignedToId: staffReference(),
    answeredAt: instant(),
    closedAt: instant(),
    closedById: staffReference(),
  },
  (table) => [
    index("messages_waiting")
      .on(table.dueOn, table.id)
      .where(sql`${table.answeredAt} is null and ${table.closedAt} is null`),
    index("messages_newest").on(table.createdAt.desc(), table.id),
    index("messages_of_address").on(sql`lower(${table.email})`),
    index("messages_of_user").on(table.userId).where(sql`${table.userId} is not null`),
    index("messages_of_university").on(table.universityId),
    index("messages_assigned").on(table.assignedToId).where(sql`${table.assignedToId} is not null`),
    index("messages_closed").on(table.closedAt).where(sql`${table.closedAt} is not null`),
    index("messages_closed_by").on(table.closedById).where(sql`${table.closedById} is not null`),
    check("messages_kinds", sql`${table.kind} in ('contact', 'complaint', 'partner')`),
  ],
);

/** What our staff wrote about a message: to its writer by mail, or a note among themselves. */
export const messageEntries = pgTable(
  "message_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    kind: text().$type<"reply" | "note">().notNull(),
    body: text().notNull(),
    /** Null once they have left. */
    byId: staffReference(),
    at: instant().notNull(),
  },
  (table) => [
    index("message_entries_of").on(table.messageId, table.id),
    index("message_entries_by").on(table.byId).where(sql`${table.byId} is not null`),
    check("message_entries_kinds", sql`${table.kind} in ('reply', 'note')`),
  ],
);
