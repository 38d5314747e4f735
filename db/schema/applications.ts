import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Answer } from "#rules/applications/answers.ts";
import type { ApplicationStage } from "#rules/applications/stages.ts";
import { users } from "./accounts.ts";
import { files } from "./files.ts";
import { instant } from "./instant.ts";
import { jobs } from "./jobs.ts";

const applicantReference = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

const jobReference = () =>
  integer()
    .notNull()
    .references(() => jobs.id, { onDelete: "cascade" });

const applicationReference = () =>
  integer()
    .notNull()
    .references(() => applications.id, { onDelete: "cascade" });

/** What somebody sent to an employer here, frozen as it was sent. One for each person and job. */
export const applications = pgTable(
  "applications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    jobId: jobReference(),
    userId: applicantReference(),
    // As they were when it was sent; empty once it is withdrawn.
    name: text().notNull(),
    email: text().notNull(),
    answers: jsonb().$type<Answer[]>().notNull(),
    /** The applicant's line on their right to work, in the words they saw; null where they chose none. */
    rightToWork: text(),
    stage: text().$type<ApplicationStage>().notNull().default("new"),
    stageAt: instant().notNull(),
    sentAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [
    uniqueIndex("applications_once").on(table.userId, table.jobId),
    index("applications_of_job").on(table.jobId, table.sentAt.desc(), table.id),
    index("applications_by_age").on(table.sentAt),
    check(
      "applications_withdrawn_are_empty",
      sql`${table.withdrawnAt} is null or (${table.name} = '' and ${table.email} = '' and ${table.answers} = '[]'::jsonb and ${table.rightToWork} is null)`,
    ),
  ],
);

/** The PDFs of an application. They go when it is withdrawn. */
export const applicationDocuments = pgTable(
  "application_documents",
  {
    applicationId: applicationReference(),
    kind: text().$type<"cv" | "letter">().notNull(),
    userId: applicantReference(),
    fileId: text()
      .notNull()
      .references(() => files.id),
    /** Under which its reader downloads it. */
    fileName: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.kind] }),
    index("application_documents_of_user").on(table.userId),
    index("application_documents_by_file").on(table.fileId),
  ],
);

/** What an employer wrote to an applicant. */
export const applicationMessages = pgTable(
  "application_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: applicationReference(),
    /** Whom it was written to. */
    userId: applicantReference(),
    /** Who wrote it; null once they have left. */
    byId: text().references(() => users.id, { onDelete: "set null" }),
    body: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    index("application_messages_of").on(table.applicationId, table.sentAt),
    index("application_messages_of_user").on(table.userId),
    index("application_messages_by").on(table.byId).where(sql`${table.byId} is not null`),
  ],
);

/** What somebody typed into an application they have not sent. */
export const applicationDrafts = pgTable(
  "application_drafts",
  {
    userId: applicantReference(),
    jobId: jobReference(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    /** Counts saves, so that what is sent is what was reviewed. */
    revision: integer().notNull().default(1),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index("application_drafts_of_job").on(table.jobId),
    index("application_drafts_by_age").on(table.updatedAt),
  ],
);
