import { expect, test } from "@playwright/test";
import { startOwnApp } from "#e2e/kit/own-app.ts";
import { startBusyClients } from "#test/busy-clients.ts";

/** From memory, rendered for each, and a file: each is answered by other code. */
const PATHS = ["/cookies", "/jobs?q=nurse", "/favicon.svg", "/jobs?q=engineer", "/readyz"];

test("35 busy clients that keep their connections lose no answer when the process is stopped", async () => {
  test.setTimeout(180_000);
  const { origin, stop } = await startOwnApp();
  const clients = startBusyClients(origin, { clients: 35, paths: PATHS });
  await expect.poll(clients.answered, { timeout: 90_000 }).toBeGreaterThan(150);

  await stop();
  const { dropped, statuses } = await clients.over;
  expect(dropped).toEqual([]);
  // Anyone who came while too many pages were waiting was answered, too.
  expect(statuses.filter((status) => status !== 503)).toEqual([200]);
});
