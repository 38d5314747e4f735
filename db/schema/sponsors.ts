import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { TieReason, WEB_DOMAIN } from "#rules/employer-names/known-name.ts";
import type { KindOfChange } from "#rules/sponsor-register/named-changes.ts";
import type { RegisterChangeKind } from "#rules/sponsor-register/organisation-changes.ts";
import type { DiffCounts } from "#rules/sponsor-register/row-diff.ts";
import type { CheckStatus, Standing } from "#rules/sponsor-register/standing.ts";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { instant } from "./instant.ts";

/** Every copy of the sponsors' register that was read, or refused. The newest "done" one is current. */
export const sponsorImports = pgTable(
  "sponsor_imports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The day the file speaks of. Null where a refused file did not say. */
    asOf: date(),
    source: text().$type<"file" | "url" | "latest" | "upload" | "demo">().notNull(),
    sourceName: text().notNull(),
    sha256: text(),
    state: text().$type<"done" | "refused" | "taken back">().notNull(),
    /** The rows of the copy before, compressed: a copy that lost many can be taken back. */
    previousFileId: text().references(() => files.id),
    /** Watchers are told nothing of it until somebody has confirmed it. */
    noticesHeld: boolean().notNull().default(false),
    /** The sentence that said why not. */
    refusal: text(),
    rows: integer().notNull().default(0),
    organisations: integer().notNull().default(0),
    counts: jsonb().$type<DiffCounts>(),
    importedById: text().references(() => users.id, { onDelete: "set null" }),
    importedAt: instant().notNull(),
    tookMs: integer().notNull().default(0),
  },
  (table) => [
    index("sponsor_imports_done").on(table.id.desc()).where(sql`${table.state} = 'done'`),
    index("sponsor_imports_newest").on(table.importedAt.desc(), table.id),
    index("sponsor_imports_of_file").on(table.sha256, table.asOf),
    index("sponsor_imports_previous_file").on(table.previousFileId),
  ],
);

/** "failed" is by our own fault: the task is tried again by itself. */
export type UploadState =
  | "comparing"
  | "staged"
  | "queued"
  | "reading"
  | "saving"
  | "done"
  | "refused"
  | "failed";

/** A file that staff sent and have not confirmed yet, or whose import runs. */
export const sponsorUploads = pgTable(
  "sponsor_uploads",
  {
    id: text().primaryKey(),
    fileName: text().notNull(),
    asOf: date().notNull(),
    /** Compressed; removed once the upload is decided. */
    fileId: text().references(() => files.id),
    /** This and the figures are known once it has been compared with our copy. */
    sha256: text(),
    rows: integer().notNull().default(0),
    counts: jsonb().$type<DiffCounts>(),
    /** The first changes of each kind, by name, for those who decide. */
    changes: jsonb().$type<KindOfChange[]>(),
    /** More rows are lost than we take without a tick. */
    losesTooMuch: boolean().notNull().default(false),
    state: text().$type<UploadState>().notNull(),
    rowsRead: integer().notNull().default(0),
    refusal: text(),
    importId: integer().references(() => sponsorImports.id, { onDelete: "set null" }),
    uploadedById: text().references(() => users.id, { onDelete: "set null" }),
    uploadedAt: instant().notNull(),
  },
  (table) => [
    index("sponsor_uploads_newest").on(table.uploadedAt.desc(), table.id),
    index("sponsor_uploads_of_file").on(table.fileId),
  ],
);

/** An organisation that is, or once was, on the register: name and town together are all that tells it. */
export const sponsorOrganisations = pgTable(
  "sponsor_organisations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    nameKey: text().notNull(),
    townKey: text().notNull(),
    name: text().notNull(),
    town: text().notNull(),
    county: text(),
    standing: text().$type<Standing>().notNull(),
    isOnRegister: boolean().notNull().default(true),
    /** Made up for the demo. It goes once the index has read the first real copy. */
    isDemo: boolean().notNull().default(false),
    /** The first file of ours that named it. */
    firstSeenOn: date().notNull(),
    /** The last file that named it; null while the current one does. */
    lastSeenOn: date(),
    /** The first file that no longer named it. */
    leftOn: date(),
    /** Counts up with every change, so that an index in memory can ask what is new. */
    revision: integer().notNull(),
  },
  (table) => [
    uniqueIndex("sponsor_organisations_once").on(table.nameKey, table.townKey, table.isDemo),
    index("sponsor_organisations_changed").on(table.revision, table.id),
  ],
);

/** The rows of the current file exactly as published, with the number of copies of each. */
export const sponsorLicences = pgTable(
  "sponsor_licences",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => sponsorOrganisations.id, { onDelete: "cascade" }),
    name: text().notNull(),
    town: text().notNull(),
    county: text().notNull(),
    typeAndRating: text().notNull(),
    route: text().notNull(),
    copies: smallint().notNull(),
  },
  (table) => [index("sponsor_licences_of").on(table.organisationId)],
);

/** The ledger: what was new about an organisation in each file. */
export const sponsorEvents = pgTable(
  "sponsor_events",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    organisationId: integer()
      .notNull()
      .references(() => sponsorOrganisations.id, { onDelete: "cascade" }),
    importId: integer()
      .notNull()
      .references(() => sponsorImports.id, { onDelete: "cascade" }),
    /** The day of the file; the change itself may be a few days earlier. */
    seenOn: date().notNull(),
    kind: text().$type<RegisterChangeKind>().notNull(),
    route: text(),
    before: text(),
    after: text(),
  },
  (table) => [
    index("sponsor_events_of_organisation").on(table.organisationId, table.seenOn.desc(), table.id),
    index("sponsor_events_of_import").on(table.importId, table.kind, table.id),
  ],
);

/** Other names: reviewed rows of content/employer-names, and what staff confirmed. One may mean several bodies. */
export const sponsorAliases = pgTable(
  "sponsor_aliases",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    alias: text().notNull(),
    aliasKey: text().notNull(),
    organisationId: integer()
      .notNull()
      .references(() => sponsorOrganisations.id, { onDelete: "cascade" }),
    /** Why it means this organisation. Null for what staff typed. */
    why: text().$type<TieReason | typeof WEB_DOMAIN>(),
    /** The day a reviewed row was checked; null for whatever staff confirmed. */
    checkedOn: date(),
    /** Null once they have left, and for those that come with Waymark. */
    confirmedById: text().references(() => users.id, { onDelete: "set null" }),
    confirmedAt: instant().notNull(),
    /** Removed by staff, and kept so that no later copy of the register brings it back. */
    removedAt: instant(),
  },
  (table) => [
    uniqueIndex("sponsor_aliases_tie").on(table.aliasKey, table.organisationId),
    index("sponsor_aliases_of").on(table.organisationId),
    index("sponsor_aliases_in_use")
      .on(table.confirmedAt.desc(), table.id)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** What readers looked for and did not find, counted without anybody's name. Staff decide on each. */
export const sponsorMissedNames = pgTable(
  "sponsor_missed_names",
  {
    /** The name without case, spaces and legal ending. */
    nameKey: text().primaryKey(),
    /** As it was typed first. */
    name: text().notNull(),
    times: integer().notNull().default(1),
    firstOn: date().notNull(),
    lastOn: date().notNull(),
    state: text().$type<"open" | "added" | "rejected">().notNull().default("open"),
    decidedById: text().references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant(),
  },
  (table) => [
    index("sponsor_missed_names_open")
      .on(table.times.desc(), table.nameKey)
      .where(sql`${table.state} = 'open'`),
    index("sponsor_missed_names_last").on(table.lastOn),
    index("sponsor_missed_names_decided_by").on(table.decidedById),
  ],
);

/** Who wants to hear when the register says something new about an organisation. */
export const sponsorWatches = pgTable(
  "sponsor_watches",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    organisationId: integer()
      .notNull()
      .references(() => sponsorOrganisations.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    /** Events up to this one were told, or happened before the watch began: none is told twice. */
    toldToEventId: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organisationId] }),
    index("sponsor_watches_newest").on(table.userId, table.createdAt.desc(), table.organisationId),
    index("sponsor_watches_of_organisation").on(table.organisationId),
  ],
);

/** What somebody asked on a day and what the register said: a dated record. */
export const sponsorChecks = pgTable(
  "sponsor_checks",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    query: text().notNull(),
    town: text(),
    status: text().$type<CheckStatus>().notNull(),
    organisationId: integer().references(() => sponsorOrganisations.id, { onDelete: "set null" }),
    asOf: date().notNull(),
    /** The answer as it was shown; the register moves on, this does not. */
    answer: jsonb().$type<Record<string, unknown>>().notNull(),
    checkedAt: instant().notNull(),
  },
  (table) => [
    index("sponsor_checks_newest").on(table.userId, table.checkedAt.desc(), table.id),
    index("sponsor_checks_of_organisation").on(table.organisationId),
  ],
);
