import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { employers } from "./employers.ts";
import { instant } from "./instant.ts";
import { jobs } from "./jobs.ts";

const userReference = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** An employer somebody wants to hear of. */
export const followedEmployers = pgTable(
  "followed_employers",
  {
    userId: userReference(),
    employerId: integer()
      .notNull()
      .references(() => employers.id, { onDelete: "cascade" }),
    followedAt: instant().notNull(),
    /** Jobs that came before this are no news. */
    toldUpTo: instant().notNull(),
    /** What the register said about it when its follower was last told; null where nobody knew. */
    registerSeen: text(),
    /** When a mail about followed employers last went to this person: one a day at most. */
    mailedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.employerId] }),
    index("followed_employers_newest").on(table.userId, table.followedAt.desc(), table.employerId),
    index("followed_employers_of").on(table.employerId),
  ],
);

/** A job somebody does not want to see again on the board. */
export const hiddenJobs = pgTable(
  "hidden_jobs",
  {
    userId: userReference(),
    jobId: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    hiddenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index("hidden_jobs_newest").on(table.userId, table.hiddenAt.desc(), table.jobId),
    index("hidden_jobs_of").on(table.jobId),
  ],
);

/** A job picked for somebody, with the reasons in words. */
export type PickedJob = { jobId: number; reasons: string[] };

/** The jobs picked for somebody's dashboard, so that opening it searches for nothing. */
export const jobPicks = pgTable("job_picks", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  picks: jsonb().$type<PickedJob[]>().notNull(),
  madeAt: instant().notNull(),
  /** Of what they were picked by: when that changes they are picked again. */
  basis: text().notNull(),
});
