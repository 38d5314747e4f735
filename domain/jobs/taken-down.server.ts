import { sql } from "drizzle-orm";
import { jobs } from "#db/schema/jobs.ts";

/** Was live, and our staff took it down for good: nothing else ends an advert as declined. */
export const isTakenDown = sql<boolean>`(${jobs.state} = 'declined' and ${jobs.closedAt} is not null)`;
