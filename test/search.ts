import { onTestFinished } from "vitest";
import { JOBS_COLLECTION, jobsPlan } from "#domain/jobs/board/search-source.server.ts";
import { SITE_COLLECTION, sitePlan } from "#domain/site-search/search-source.server.ts";
import { setSearch } from "#platform/search.server.ts";
import { SearchClient } from "#search/client.ts";
import { inThisThread } from "#search/connections.ts";
import type { Plan } from "#search/contract.ts";

/** The index of jobs and of the site over this test's database, in this thread; stopped when the test ends. */
export async function startTestSearch(): Promise<SearchClient> {
  const plans = {
    [JOBS_COLLECTION]: jobsPlan() as Plan,
    [SITE_COLLECTION]: sitePlan() as Plan,
  };
  const client = new SearchClient(inThisThread(plans, { pollMillis: 20 }));
  setSearch(client);
  onTestFinished(async () => {
    setSearch(undefined);
    await client.stop();
  });
  await client.untilReady();
  return client;
}
