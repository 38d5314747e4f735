import { demoJobs } from "#demo/jobs/demo-jobs.ts";

/** Jobs of the demo by what is special about them. The demo makes the same ones on every day. */
export const LIVE = "graduate-software-developer-brackwater-software";
export const BY_MAIL = "finance-summer-intern-quillfern-bank";
export const DRAFT = "front-end-developer-brackwater-software";
export const CLOSED_EARLY = "it-support-analyst-brackwater-software";

const FIVE_WEEKS = 36 * 24 * 3600_000;

/** An advert that nobody closed: its time ran out. */
export function slugThatRanOut(): string {
  const longAgo = new Date(Date.now() - FIVE_WEEKS);
  const job = demoJobs(new Date()).find(
    ({ state, postedAt }) => state === "approved" && postedAt < longAgo,
  );
  if (!job) throw new Error("No job of the demo has run out.");
  return job.slug;
}
