import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PreparedJob } from "#rules/uk-work/prepared-job.ts";
import type { VerdictCode } from "#rules/uk-work/verdict-types.ts";
import { users } from "./accounts.ts";
import { instant } from "./instant.ts";
import { jobs } from "./jobs.ts";

/** What an advert's own words say about sponsorship. */
export type StoredSaying = { stance: string; code: string; quote: string };

/** What the verdict on a British job needs of it, read once; its reader is judged when they come. */
export const jobVerdicts = pgTable(
  "job_verdicts",
  {
    jobId: integer()
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** The code its title suggests; null under the bar, where `candidates` are. */
    socCode: text(),
    confidence: text().$type<"sure" | "likely">(),
    candidates: text().array().notNull(),
    /** The known title that speaks for the first code. */
    matched: text().notNull(),
    /** The code staff settled: it stands, whatever the title suggests later. */
    fixedSocCode: text(),
    fixedAt: instant(),
    fixedById: text().references(() => users.id, { onDelete: "set null" }),

    stance: text().notNull(),
    sayings: jsonb().$type<readonly StoredSaying[]>().notNull(),

    prepared: jsonb().$type<PreparedJob>().notNull(),
    /** Marks of the options of SW 4.2 somebody's pay could pass by, for the board's filter. */
    passing: text().array().notNull(),
    /** The verdict for the typical reader, for the board's counts and order. */
    typical: text().$type<VerdictCode>().notNull(),

    preparedOn: date().notNull(),
    /** The last day `prepared` is true; null while no end is known. */
    goodUntil: date(),
    /** Of everything above that was read from the job: an unchanged job costs no write. */
    inputsHash: text().notNull(),
    /** Of the code that reads; rows of another are read again. */
    edition: integer().notNull(),
  },
  (table) => [
    index("job_verdicts_ending").on(table.goodUntil).where(sql`${table.goodUntil} is not null`),
    index("job_verdicts_by_edition").on(table.edition),
    index("job_verdicts_fixed_by").on(table.fixedById).where(sql`${table.fixedById} is not null`),
    index("job_verdicts_to_settle")
      .on(table.jobId)
      .where(sql`${table.socCode} is null and ${table.fixedSocCode} is null`),
  ],
);

/**
 * Jobs whose verdict has to be read again. Triggers write it, so no change is missed; a job
 * that changes while it is read gets a new mark, and stays.
 */
export const jobVerdictsDue = pgTable("job_verdicts_due", {
  jobId: integer().primaryKey(),
  mark: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
});
