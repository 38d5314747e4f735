import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { SearchClient } from "./client.ts";
import { inThisThread } from "./connections.ts";
import type { IndexShape, Plan, SearchAnswer, SearchDocument, SearchQuestion } from "./contract.ts";
import { createIndex } from "./document-index.ts";

const shape: IndexShape = {
  words: [{ field: "title", weight: 1 }],
  facets: [],
  numbers: ["at"],
  newest: "at",
};

const everything: SearchQuestion = {
  ...{ text: "", filters: {}, ranges: {}, choices: {}, count: [], order: "relevance" },
  ...{ offset: 0, limit: 10 },
} as const;

/** Things in the order they came; the position is how many were read. */
function aShelf() {
  const things: SearchDocument[] = [];
  let timesAsked = 0;
  return {
    put: (id: number) =>
      things.push({ id, words: { title: "thing" }, facets: {}, numbers: { at: id } }),
    size: () => things.length,
    timesAsked: () => timesAsked,
    async readAll(onBatch: (documents: readonly SearchDocument[]) => Promise<void>) {
      await onBatch(things);
      return String(things.length);
    },
    async readChanges(position: string) {
      timesAsked++;
      const changed = things.slice(Number(position));
      return { position: String(things.length), changed, gone: [] };
    },
  };
}

test("a source is asked again only when its mark has become another, and once more after trouble", async () => {
  const shelf = aShelf();
  shelf.put(1);
  let looks = 0;
  let isAway = false;
  const mark = async () => {
    looks++;
    if (isAway) throw new Error("The shelf is away");
    return String(shelf.size());
  };
  const plan = { version: "1", create: () => createIndex(shape), source: shelf } as unknown as Plan;
  const client = new SearchClient(inThisThread({ things: plan }, { pollMillis: 5, mark }));
  onTestFinished(() => client.stop());
  const ids = async () => (await client.ask<SearchAnswer>("things", everything)).ids;
  const fiveLooks = async () => {
    const before = looks;
    await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 5), { timeout: 4_000 });
  };

  await client.untilReady();
  await fiveLooks();
  const asked = shelf.timesAsked();
  await fiveLooks();
  expect(shelf.timesAsked()).toBe(asked);

  shelf.put(2);
  await vi.waitFor(async () => expect(await ids()).toEqual([2, 1]));
  await fiveLooks();
  const askedThen = shelf.timesAsked();

  isAway = true;
  await fiveLooks();
  isAway = false;
  await vi.waitFor(() => expect(shelf.timesAsked()).toBe(askedThen + 1), { timeout: 4_000 });
});

test("what is to happen once everything was read and saved waits for the last collections, and happens once", async () => {
  const early = aShelf();
  const late = [aShelf(), aShelf()] as const;
  const read: string[] = [];
  const letGo = Promise.withResolvers<void>();
  const planOf = (shelf: ReturnType<typeof aShelf>, name: string, first?: Promise<void>) =>
    ({
      ...{ version: "1", create: () => createIndex(shape) },
      source: {
        ...shelf,
        readAll: async (onBatch: Parameters<typeof shelf.readAll>[0]) => {
          await first;
          read.push(name);
          return shelf.readAll(onBatch);
        },
      },
    }) as unknown as Plan;
  const plans = {
    early: planOf(early, "early"),
    late: planOf(late[0], "late", letGo.promise),
    later: planOf(late[1], "later", letGo.promise),
  };
  const snapshotFolder = mkdtempSync(join(tmpdir(), "waymark-mark-"));
  const whenReady = () => read.push(`saved ${readdirSync(snapshotFolder).length}`);
  const client = new SearchClient(
    inThisThread(plans, { pollMillis: 5, snapshotFolder, whenReady }),
  );
  onTestFinished(async () => {
    await client.stop();
    rmSync(snapshotFolder, { recursive: true, force: true });
  });

  await vi.waitFor(() => expect(early.timesAsked()).toBeGreaterThan(1));
  expect(read).toEqual(["early"]);
  letGo.resolve();
  await vi.waitFor(() => expect(read).toContain("saved 3"));
  await client.stop();
  // Which of the two waiting ones is read first is nobody's promise.
  expect([...read.slice(0, -1).sort(), read.at(-1)]).toEqual(["early", "late", "later", "saved 3"]);
});
