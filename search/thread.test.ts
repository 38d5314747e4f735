import { afterEach, expect, test } from "vitest";
import { type ClientOptions, SearchClient, SearchUnavailable } from "./client.ts";
import { inThread } from "./connections.ts";
import type { SearchQuestion } from "./contract.ts";

const entry = new URL("../test/children/search-thread.ts", import.meta.url);
const opened: SearchClient[] = [];
const troubles: string[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((client) => client.end()));
  troubles.length = 0;
});

async function aThread(options: ClientOptions = {}) {
  const onTrouble = ({ why }: { why: string }) => void troubles.push(why);
  const client = new SearchClient(inThread(entry, null), { onTrouble, ...options });
  opened.push(client);
  await client.untilReady();
  return client;
}

function asked(text: string): SearchQuestion {
  const nothing = { filters: {}, ranges: {}, choices: {}, count: [] };
  return { text, ...nothing, order: "relevance", offset: 0, limit: 10 };
}

test("a thread that dies is started again, and its askers are told", async () => {
  const client = await aThread();
  expect(await client.ask("things", asked("nurses"))).toMatchObject({ ids: [1] });

  await expect(client.ask("things", asked("die"))).rejects.toThrow(SearchUnavailable);
  expect(client.isReady()).toBe(false);
  expect(troubles).toEqual(["The search thread ended"]);
  await client.untilReady();
  expect(await client.ask("things", asked(""))).toMatchObject({ ids: [1] });
});

test("a stop does not wait for a thread that has died", async () => {
  const client = await aThread();
  await expect(client.ask("things", asked("die"))).rejects.toThrow(SearchUnavailable);
  const begun = performance.now();
  await client.stop();
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test("an answer that takes too long is given up", async () => {
  const client = await aThread({ timeoutMillis: 200 });
  const slow = client.ask("things", asked("hang"));
  await expect(slow).rejects.toThrow("The index took too long to answer");
});

test("questions that nobody waits for any longer are not looked at", async () => {
  const client = await aThread({ timeoutMillis: 300 });
  const late = ["slow", "nurse", "nurse", "nurse"].map((text) => client.ask("things", asked(text)));
  for (const one of late) await expect(one).rejects.toThrow("took too long");

  await expect
    .poll(() => client.ask("things", asked("how many")).catch(() => null), { timeout: 5_000 })
    .toMatchObject({ total: 1 });
});

test("more questions than can wait are refused at once", async () => {
  const client = await aThread({ maxWaiting: 2 });
  const three = ["nurse", "nurse", "nurse"].map((text) => client.ask("things", asked(text)));

  await expect(three[2]).rejects.toThrow(SearchUnavailable);
  expect(await Promise.all(three.slice(0, 2))).toHaveLength(2);
  expect(await client.ask("things", asked("nurse"))).toMatchObject({ ids: [1] });
});
