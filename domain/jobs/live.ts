export type JobState =
  | "draft"
  | "waiting"
  | "approved"
  | "sent-back"
  | "declined"
  | "closed"
  /** Stored by an import that has not come to its end; nobody sees it. */
  | "incoming";

export type JobTimes = { state: JobState; postedAt: Date; closesAt: Date | null };

/**
 * A job is live when somebody let it through, its day has come and its closing
 * time has not. `live.server.ts` says the same to the database, and the index
 * is asked the same at each search: no task has to notice that a job ran out.
 */
export function isLive({ state, postedAt, closesAt }: JobTimes, now: Date): boolean {
  return state === "approved" && postedAt <= now && (closesAt === null || closesAt > now);
}
