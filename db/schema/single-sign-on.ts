import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {
  AttributeMapping,
  SignOnMode,
  SignOnProtocol,
  SignOnPurpose,
} from "#rules/sign-on.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { sessions } from "./sign-in.ts";
import { universities } from "./universities.ts";

const university = () =>
  integer()
    .notNull()
    .references(() => universities.id, { onDelete: "cascade" });

/** How the people of a university sign in through it. One row a university. */
export const signOnProviders = pgTable("sign_on_providers", {
  universityId: integer()
    .primaryKey()
    .references(() => universities.id, { onDelete: "cascade" }),
  protocol: text().$type<SignOnProtocol>().notNull(),
  /** Off while it is being set up: then only the test on the settings screen uses it. */
  isOn: boolean().notNull().default(false),
  mode: text().$type<SignOnMode>().notNull().default("beside"),
  oidcIssuer: text(),
  oidcClientId: text(),
  /** Encrypted with the app's secret. */
  oidcSecret: text(),
  samlEntityId: text(),
  samlSignInUrl: text(),
  samlLogoutUrl: text(),
  /** PEM. Two or more while the provider changes its key. */
  samlCertificates: text().array().notNull().default(sql`'{}'::text[]`),
  /** The provider takes only requests that are signed. */
  samlWantsSigned: boolean().notNull().default(false),
  /** Read again every night where it is given. */
  samlMetadataUrl: text(),
  samlMetadataReadAt: instant(),
  /** Why the last reading of the metadata changed nothing; a key of `metadataRefusals`. */
  samlMetadataProblem: text(),
  mapping: jsonb().$type<AttributeMapping>().notNull(),
  updatedAt: instant().notNull(),
});

/**
 * Our keys for a university's SAML provider: we sign with the oldest that is good, and it encrypts for
 * the newest.
 */
export const signOnKeys = pgTable(
  "sign_on_keys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    universityId: university(),
    /** PEM, in our metadata. */
    certificate: text().notNull(),
    /** PEM, encrypted with the app's secret. */
    privateKey: text().notNull(),
    createdAt: instant().notNull(),
    /** Set when a newer one was made; until then the provider may know only this one. */
    retiresAt: instant(),
  },
  (table) => [
    index("sign_on_keys_of_university").on(table.universityId),
    uniqueIndex("sign_on_keys_one_current")
      .on(table.universityId)
      .where(sql`${table.retiresAt} is null`),
    index("sign_on_keys_retirement").on(table.retiresAt),
  ],
);

/** Who a person is to their university's provider. */
export const signOnIdentities = pgTable(
  "sign_on_identities",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    universityId: university(),
    issuer: text().notNull(),
    subject: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.universityId, table.issuer, table.subject] }),
    uniqueIndex("sign_on_identities_one_a_person").on(table.userId, table.issuer),
  ],
);

/** Somebody on the way to the provider and back. Lives for minutes. */
export const signOnAttempts = pgTable(
  "sign_on_attempts",
  {
    /** Also the state of OpenID Connect and, after an underscore, the ID of the SAML request. */
    id: text().primaryKey(),
    universityId: university(),
    purpose: text().$type<SignOnPurpose>().notNull(),
    /** Who tries the settings, or signs out; null for somebody who signs in. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** A hash of the cookie: only the browser that began can finish. */
    browserHash: text().notNull(),
    /** The site where it began and where it ends. */
    origin: text().notNull(),
    next: text(),
    /** The invitation that somebody came with, for the account that may be made, and when they followed it. */
    referralCode: text(),
    referredAt: instant(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** Encrypted: what the provider said, or where to sign out of it. */
    answer: text(),
    /** A hash of what the browser was given that brought the answer: only that one can finish. */
    answerHash: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    index("sign_on_attempts_of_university").on(table.universityId),
    index("sign_on_attempts_of_user").on(table.userId),
    index("sign_on_attempts_expiry").on(table.expiresAt),
  ],
);

/** SAML assertions that were used, until they run out: none works twice. */
export const signOnAssertions = pgTable(
  "sign_on_assertions",
  {
    universityId: university(),
    assertionId: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.universityId, table.assertionId] }),
    index("sign_on_assertions_expiry").on(table.expiresAt),
  ],
);

/** A session that a provider opened, so that signing out can end it there too. */
export const signOnSessions = pgTable(
  "sign_on_sessions",
  {
    sessionId: text()
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    universityId: university(),
    /** A keyed hash of the provider's name for the person, to be found by a logout request. */
    subjectHash: text().notNull(),
    sessionIndex: text(),
    /** Encrypted: what the provider wants to see again when somebody signs out. */
    ticket: text().notNull(),
  },
  (table) => [index("sign_on_sessions_by_subject").on(table.universityId, table.subjectHash)],
);

/** What went wrong lately, for the university's admins. Without names or addresses. */
export const signOnFailures = pgTable(
  "sign_on_failures",
  {
    /** The code that the person was shown. */
    reference: text().primaryKey(),
    universityId: university(),
    at: instant().notNull(),
    reason: text().notNull(),
    isTry: boolean().notNull(),
    /** What the library said about the answer, for those who set it up; nothing of the person. */
    detail: text(),
  },
  (table) => [
    index("sign_on_failures_newest").on(table.universityId, table.at.desc()),
    index("sign_on_failures_age").on(table.at),
  ],
);

/** The token with which a university's directory keeps its accounts here (SCIM). Only its hash. */
export const directoryTokens = pgTable("directory_tokens", {
  universityId: integer()
    .primaryKey()
    .references(() => universities.id, { onDelete: "cascade" }),
  tokenHash: text().notNull(),
  createdAt: instant().notNull(),
  lastUsedAt: instant(),
});

/** What a university's directory says about an account of its own. */
export const directoryPeople = pgTable(
  "directory_people",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    universityId: university(),
    externalId: text(),
    /** Set when the directory removed the person: from then on it does not exist for it. */
    removedAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("directory_people_external")
      .on(table.universityId, table.externalId)
      .where(sql`${table.externalId} is not null`),
    index("directory_people_of_university").on(table.universityId),
  ],
);
