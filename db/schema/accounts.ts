import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { OfficeRole } from "#rules/access/office-role.ts";
import type { StaffRole } from "#rules/access/staff-role.ts";
import type { Role } from "#rules/access/visitor.ts";
import type { CourseLevel } from "#rules/course-level.ts";
import { instant } from "./instant.ts";
import { campuses, universities } from "./universities.ts";

/** A person. better-auth writes the first block of columns; the rest are ours. */
export const users = pgTable(
  "users",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique("users_email_unique"),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    twoFactorEnabled: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),

    role: text().$type<Role>().notNull(),
    /** What somebody of our own staff does; null for everybody else. */
    staffRole: text().$type<StaffRole>(),
    /** What somebody of a careers service does there; null for everybody else. */
    officeRole: text().$type<OfficeRole>(),
    universityId: integer().references(() => universities.id),
    campusId: integer().references(() => campuses.id),
    // Null follows the university; true or false is this person's own.
    cihPremium: boolean(),
    countryGuide: boolean(),
    pageAccess: boolean(),
    /** Set when the person asked to be deleted; the account is erased once it has passed. */
    eraseAfter: instant(),
    /** Set when the university said that the person has left: nobody can sign in to the account. */
    deactivatedAt: instant(),
    /** Whether `passkeys` has a row of theirs: the session carries it, as staff need a second factor. */
    hasPasskey: boolean().notNull().default(false),
    referralCode: text(),
    /** When they opened the link the code came with. */
    referredAt: instant(),
    /** Here rather than in the profile because every page shows times, so the session carries it. */
    timeZone: text(),
  },
  (table) => [
    index("users_of_university").on(table.universityId, table.role, table.createdAt.desc()),
    index("users_newest").on(table.createdAt.desc(), table.id),
    index("users_by_name").on(table.name, table.id),
    // What staff type may stand anywhere in a name or an address. Written through at once: a list of
    // rows yet to be sorted in makes the planner, rightly, read the whole table instead.
    index("users_by_words")
      .using("gin", table.name.op("gin_trgm_ops"), table.email.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
    // Those who came with a code: whether it counts is decided soon after.
    index("users_referred").on(table.createdAt).where(sql`${table.referralCode} is not null`),
    index("users_to_erase").on(table.eraseAfter).where(sql`${table.eraseAfter} is not null`),
  ],
);

/** What a person tells us about themselves; one row a person, every field optional. */
export const profiles = pgTable("profiles", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  phone: text(),
  phoneExtension: text(),
  phoneCountry: text(),
  nextTimeZone: text(),
  movesOn: date(),
  homeCountry: text(),
  course: text(),
  courseLevel: text().$type<CourseLevel>(),
  courseStartsOn: date(),
  courseEndsOn: date(),
  graduationYear: integer(),
  jobTitle: text(),
  updatedAt: instant().notNull().defaultNow(),
});

/**
 * An account that was joined to another, by its former address: a person who asks for a way in with it is
 * told by mail where its things are. The ledger of invitations asks here who somebody has become.
 */
export const mergedAccounts = pgTable(
  "merged_accounts",
  {
    /** In lower case, as `users` has it. */
    email: text().primaryKey(),
    /** The id that is no more. */
    formerId: text().notNull().unique("merged_accounts_former_unique"),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mergedAt: instant().notNull(),
  },
  (table) => [index("merged_accounts_of_user").on(table.userId)],
);

/**
 * Somebody on the way to an account: registered, invited, or asked for access
 * and approved. The set-up link in their mail names this row and is signed.
 */
export const registrations = pgTable(
  "registrations",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** What a colleague was invited as; null follows the rule of `officeRoleOf`. */
    officeRole: text().$type<OfficeRole>(),
    universityId: integer().references(() => universities.id, { onDelete: "cascade" }),
    /** register, alumni, jumpstart, invitation, access-request, university-staff */
    source: text().notNull(),
    invitedById: text(),
    referralCode: text(),
    referredAt: instant(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    completedAt: instant(),
    withdrawnAt: instant(),
  },
  (table) => [
    index("registrations_by_email").on(sql`lower(${table.email})`),
    index("registrations_of_university").on(table.universityId, table.createdAt.desc()),
    index("registrations_expiry").on(table.expiresAt),
  ],
);

/** Asked to be let in: by a student of a university, or by a university's staff of us. */
export const accessRequests = pgTable(
  "access_requests",
  {
    id: text().primaryKey(),
    /** student: decided by the university's admins; university-staff and employer: by our staff. */
    kind: text().$type<"student" | "university-staff" | "employer">().notNull(),
    universityId: integer().references(() => universities.id, { onDelete: "cascade" }),
    /** What a university we do not know yet calls itself. */
    universityName: text(),
    employerName: text(),
    email: text().notNull(),
    name: text().notNull(),
    reason: text().notNull().default(""),
    createdAt: instant().notNull().defaultNow(),
    decidedAt: instant(),
    decidedById: text(),
    decision: text().$type<"approved" | "declined">(),
    decisionNote: text(),
  },
  (table) => [
    uniqueIndex("access_requests_one_open")
      .on(table.kind, sql`coalesce(${table.universityId}, 0)`, sql`lower(${table.email})`)
      .where(sql`${table.decidedAt} is null`),
    index("access_requests_waiting").on(
      table.kind,
      table.universityId,
      table.decidedAt,
      table.createdAt,
    ),
    index("access_requests_decided").on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
  ],
);

/** What happened to whom, for staff and for the person. Kept without addresses in clear. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    kind: text().notNull(),
    userId: text(),
    actorId: text(),
    universityId: integer(),
    detail: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index("security_events_newest").on(table.at.desc(), table.id),
    index("security_events_of_kind").on(table.kind, table.at.desc(), table.id),
    index("security_events_of_user").on(table.userId, table.at.desc()),
  ],
);
