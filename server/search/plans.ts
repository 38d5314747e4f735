import { JOBS_COLLECTION, jobsPlan } from "#domain/jobs/board/search-source.server.ts";
import { SITE_COLLECTION, sitePlan } from "#domain/site-search/search-source.server.ts";
import {
  SPONSORS_COLLECTION,
  sponsorsPlan,
} from "#domain/sponsors/register/names-source.server.ts";
import type { Plan } from "#search/contract.ts";

/** Every collection that the process keeps in memory. */
export function searchPlans(database: string): Record<string, Plan> {
  return {
    [JOBS_COLLECTION]: ofDatabase(jobsPlan() as Plan, database),
    [SITE_COLLECTION]: ofDatabase(sitePlan() as Plan, database),
    [SPONSORS_COLLECTION]: ofDatabase(sponsorsPlan() as Plan, database),
  };
}

/** A snapshot of another database's documents must never be taken for ours. */
function ofDatabase(plan: Plan, database: string): Plan {
  return { ...plan, version: `${plan.version}-${database}` };
}
