import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique("sessions_token_unique"),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("sessions_of_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** A way to sign in: here, an email and password. */
export const credentials = pgTable(
  "credentials",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("credentials_of_user").on(table.userId),
    uniqueIndex("credentials_once").on(table.providerId, table.accountId),
  ],
);

export const verifications = pgTable(
  "verifications",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_value").on(table.value),
    index("verifications_expiry").on(table.expiresAt),
  ],
);

export const twoFactors = pgTable(
  "two_factors",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
    /** The last half minute a code was used of, counted from 1970: no code works twice. */
    lastStep: integer().notNull().default(0),
  },
  (table) => [index("two_factors_of_user").on(table.userId)],
);

/** A key that a device holds for a person, and opens with a finger, a face or a PIN (WebAuthn). */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The person's word for it, or the browser it was made on. */
    name: text().notNull(),
    credentialId: text().notNull().unique("passkeys_credential_unique"),
    publicKey: text().notNull(),
    /** How often the device says it was used; 0 where it does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How it can be reached, in the browser's words: "internal", "hybrid", "usb". */
    transports: text().array().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index("passkeys_of_user").on(table.userId, table.createdAt.desc())],
);

/**
 * One browser, two accounts: somebody signed in where another had before. Both only as keyed hashes
 * of their addresses, for a few days: nobody is thanked for inviting themselves.
 */
export const deviceHandovers = pgTable(
  "device_handovers",
  {
    day: date().notNull(),
    toKey: text().notNull(),
    fromKey: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.toKey, table.fromKey] })],
);

/** Failure and write counters that hold across processes. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: instant().notNull(),
  },
  (table) => [index("rate_limits_reset").on(table.resetsAt)],
);
