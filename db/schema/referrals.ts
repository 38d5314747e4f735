import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ReferralRefusal } from "#rules/referrals/attribution.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { universities } from "./universities.ts";

/** Links that somebody invites others with: one of their own, and one for each campaign they name. */
export const referralLinks = pgTable(
  "referral_links",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The last part of /referral/{code}; random, so that nobody can guess one. */
    code: text().notNull(),
    /** Null: the person's own link. "Freshers fair": a campaign. */
    campaign: text(),
    createdAt: instant().notNull(),
    /** Switched off by its owner; it can be switched on again. */
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex("referral_links_code").on(table.code),
    uniqueIndex("referral_links_own").on(table.userId).where(sql`${table.campaign} is null`),
    uniqueIndex("referral_links_campaign").on(table.userId, sql`lower(${table.campaign})`),
    index("referral_links_of_person").on(table.userId, table.createdAt),
  ],
);

/** What somebody who invites others agreed to. */
export const referralChoices = pgTable("referral_choices", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  showsFirstName: boolean().notNull().default(false),
  wantsWeekly: boolean().notNull().default(false),
  /** The Monday of the last summary, so that each goes out once. */
  summaryFor: date(),
  updatedAt: instant().notNull(),
});

/**
 * Whose invitation an account came with: one row for each account, whether it counts or not. The
 * row outlives both people, as a number.
 */
export const referrals = pgTable(
  "referrals",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    friendId: text().references(() => users.id, { onDelete: "set null" }),
    inviterId: text().references(() => users.id, { onDelete: "set null" }),
    linkId: integer().references(() => referralLinks.id, { onDelete: "set null" }),
    /** The friend's. */
    universityId: integer().references(() => universities.id, { onDelete: "set null" }),
    followedAt: instant().notNull(),
    joinedAt: instant().notNull(),
    /** Null: it counts. */
    refusal: text().$type<ReferralRefusal>(),
    activatedAt: instant(),
  },
  (table) => [
    uniqueIndex("referrals_one_for_each_account").on(table.friendId),
    index("referrals_of_inviter").on(table.inviterId, table.joinedAt.desc()),
    index("referrals_of_link").on(table.linkId),
    index("referrals_of_university").on(table.universityId),
    index("referrals_newest").on(table.joinedAt.desc(), table.id),
    index("referrals_waiting")
      .on(table.joinedAt)
      .where(sql`${table.refusal} is null and ${table.activatedAt} is null`),
    check("referrals_not_to_oneself", sql`${table.friendId} <> ${table.inviterId}`),
    check(
      "referrals_refused_never_activate",
      sql`${table.refusal} is null or ${table.activatedAt} is null`,
    ),
  ],
);

/**
 * Points, written once. Triggers (in the migration) refuse to change or delete an entry, and a
 * counter-entry that is not the opposite of what it corrects. When a person goes, their number stays.
 */
export const referralLedger = pgTable(
  "referral_ledger",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    referralId: integer()
      .notNull()
      .references(() => referrals.id),
    points: integer().notNull(),
    /** The entry that this one takes back; null for a reward. */
    correctsId: integer().references((): AnyPgColumn => referralLedger.id),
    reason: text().notNull().default(""),
    /** Who of our staff wrote it; null for a reward. */
    writtenById: text().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("referral_ledger_one_reward")
      .on(table.referralId)
      .where(sql`${table.correctsId} is null`),
    uniqueIndex("referral_ledger_corrected_once").on(table.correctsId),
    index("referral_ledger_of_person").on(table.userId, table.at.desc()),
    index("referral_ledger_of_referral").on(table.referralId),
    index("referral_ledger_written_by").on(table.writtenById),
    index("referral_ledger_newest").on(table.at.desc(), table.id),
    check(
      "referral_ledger_corrections_have_a_reason",
      sql`(${table.correctsId} is null) = (${table.reason} = '')`,
    ),
  ],
);

/** What ambassadors are asked to do; staff add and end them. */
export const ambassadorTasks = pgTable(
  "ambassador_tasks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    details: text().notNull().default(""),
    /** Null: for ambassadors of every university. */
    universityId: integer().references(() => universities.id, { onDelete: "cascade" }),
    dueOn: date(),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  (table) => [
    index("ambassador_tasks_of_university").on(table.universityId),
    index("ambassador_tasks_newest").on(table.createdAt.desc(), table.id),
  ],
);

export const ambassadorTaskTicks = pgTable(
  "ambassador_task_ticks",
  {
    taskId: integer()
      .notNull()
      .references(() => ambassadorTasks.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tickedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.taskId] }),
    index("ambassador_task_ticks_of_task").on(table.taskId),
  ],
);
