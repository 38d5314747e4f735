import { expect, test } from "@playwright/test";
import { startOwnApp } from "#e2e/kit/own-app.ts";
import { startBusyClients } from "#test/busy-clients.ts";

/** Kept for five minutes, so that a slow machine finds it too; its words come from the rules. */
const PAGE = "/graduate-visa-planner";

/** From memory, rendered for each, and a file: each is answered by other code. */
const PATHS = ["/cookies", "/jobs?q=nurse", "/favicon.svg", "/jobs?q=engineer", "/readyz"];

type OwnApp = Awaited<ReturnType<typeof startOwnApp>>;

test("pages are made before their first visitor comes, and no answer is lost when the process is stopped", async () => {
  test.setTimeout(240_000);
  const { origin, hasSaid, stop } = await startOwnApp({ WARM_UP: "yes" });
  try {
    await expectMadeAhead(origin, hasSaid);
    await expectNoAnswerLost(origin, stop);
  } finally {
    await stop();
  }
});

async function expectMadeAhead(origin: string, hasSaid: OwnApp["hasSaid"]): Promise<void> {
  await hasSaid(/public pages made ahead/);
  const first = await fetch(origin + PAGE, { headers: { "accept-encoding": "br" } });
  // Anyone who has a page made gets it before it is compressed this far.
  expect(first.headers.get("content-encoding")).toBe("br");
}

/** 35 clients keep their connections and go on asking while it stops. */
async function expectNoAnswerLost(origin: string, stop: OwnApp["stop"]): Promise<void> {
  const clients = startBusyClients(origin, { clients: 35, paths: PATHS });
  await expect.poll(clients.answered, { timeout: 90_000 }).toBeGreaterThan(150);

  await stop();
  const { dropped, statuses } = await clients.over;
  expect(dropped).toEqual([]);
  // Anyone who came while too many pages were waiting was answered, too.
  expect(statuses.filter((status) => status !== 503)).toEqual([200]);
}
