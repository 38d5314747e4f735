import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SearchClient, SearchUnavailable } from "./client.ts";
import { inThisThread } from "./connections.ts";
import type {
  Changes,
  IndexShape,
  Plan,
  SearchAnswer,
  SearchDocument,
  SearchQuestion,
} from "./contract.ts";
import { createIndex, shapeVersion } from "./document-index.ts";
import type { HostOptions } from "./host.ts";

const shape: IndexShape = {
  words: [{ field: "title", weight: 1 }],
  facets: [{ name: "kind", values: ["a", "b"] }],
  numbers: ["at"],
  newest: "at",
};

const everything: SearchQuestion = {
  text: "",
  filters: {},
  ranges: {},
  choices: {},
  count: ["kind"],
  order: "relevance",
  offset: 0,
  limit: 10,
};

function thing(id: number, title = "thing"): SearchDocument {
  return { id, words: { title }, facets: { kind: "a" }, numbers: { at: id } };
}

/** A table with a log of changes; the position is how much of the log was read. */
class Shelf {
  readonly things = new Map<number, SearchDocument>();
  readonly log: number[] = [];
  oldestPosition = 0;
  isBroken = false;
  timesReadWhole = 0;

  put(...things: SearchDocument[]) {
    for (const one of things) {
      this.things.set(one.id, one);
      this.log.push(one.id);
    }
  }

  remove(id: number) {
    this.things.delete(id);
    this.log.push(id);
  }

  async readAll(onBatch: (documents: readonly SearchDocument[]) => Promise<void>) {
    if (this.isBroken) throw new Error("The shelf is broken");
    this.timesReadWhole++;
    const position = String(this.log.length);
    await onBatch([...this.things.values()]);
    return position;
  }

  async readChanges(position: string) {
    if (this.isBroken) throw new Error("The shelf is broken");
    if (Number(position) < this.oldestPosition) return null;
    const ids = [...new Set(this.log.slice(Number(position)))];
    const changes: Changes<SearchDocument> = {
      changed: ids.flatMap((id) => this.things.get(id) ?? []),
      gone: ids.filter((id) => !this.things.has(id)),
    };
    return { ...changes, position: String(this.log.length) };
  }
}

let folder: string;
let shelf: Shelf;
let clients: SearchClient[];
const troubles: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wm-search-"));
  shelf = new Shelf();
  clients = [];
  troubles.length = 0;
});

afterEach(async () => {
  await Promise.all(clients.map((client) => client.stop()));
  rmSync(folder, { recursive: true });
});

function open(ofShape = shape, more: HostOptions = {}) {
  const create = () => createIndex(ofShape);
  const plan = { version: shapeVersion(ofShape), create, source: shelf } as unknown as Plan;
  const options = { snapshotFolder: folder, pollMillis: 5, ...more };
  return keep(new SearchClient(inThisThread({ things: plan }, options), { onTrouble }));
}

function keep(client: SearchClient) {
  clients.push(client);
  return client;
}

function onTrouble({ why }: { why: string }) {
  troubles.push(why);
}

async function ids(client: SearchClient, text = "") {
  return (await client.ask<SearchAnswer>("things", { ...everything, text })).ids;
}

async function startedFrom(client: SearchClient) {
  await client.untilReady();
  return client.states().things?.startedFrom;
}

test("a question asked before the index is ready is refused at once, not kept waiting", async () => {
  const client = open();
  await expect(client.ask("things", everything)).rejects.toThrow(SearchUnavailable);
  await client.untilReady();
  expect(client.isReady()).toBe(true);
});

test("changes are found soon after they are written", async () => {
  shelf.put(thing(1), thing(2));
  const client = open();
  await client.untilReady();
  expect(await ids(client)).toEqual([2, 1]);

  shelf.put(thing(3, "nurse"));
  shelf.remove(2);
  await expect.poll(() => ids(client)).toEqual([3, 1]);
  expect(await ids(client, "nurse")).toEqual([3]);
});

test("a restart reads the snapshot and what has changed since, not everything", async () => {
  shelf.put(thing(1), thing(2));
  const first = open();
  expect(await startedFrom(first)).toBe("source");
  await first.stop();

  shelf.put(thing(3));
  const second = open();
  expect(await startedFrom(second)).toBe("snapshot");
  expect(await ids(second)).toEqual([3, 2, 1]);
  expect(shelf.timesReadWhole).toBe(1);
});

test("a stop saves what came after the last snapshot", async () => {
  const first = open();
  await first.untilReady();
  shelf.put(thing(1));
  await expect.poll(() => ids(first)).toEqual([1]);
  await first.stop();

  shelf.log.length = 1;
  const second = open();
  expect(await startedFrom(second)).toBe("snapshot");
  expect(second.states().things?.position).toBe("1");
});

type Harm = (path: string) => void;
const harms: [string, Harm, string][] = [
  ["cut short", (path) => writeFileSync(path, readFileSync(path).subarray(0, -9)), "cut short"],
  ["with one bit changed", (path) => flipBit(path, statSync(path).size - 100), "checksum"],
  ["with a damaged head", (path) => flipBit(path, 10), "not a snapshot"],
  [
    "that is another kind of file",
    (path) => writeFileSync(path, "<html>".repeat(500)),
    "not a snapshot",
  ],
  ["that is empty", (path) => writeFileSync(path, ""), "not a snapshot"],
];

function flipBit(path: string, at: number) {
  const bytes = readFileSync(path);
  bytes[at]! ^= 4;
  writeFileSync(path, bytes);
}

test.each(harms)(
  "a snapshot %s is refused with the reason, and all is read again",
  async (...[, harm, why]) => {
    shelf.put(thing(1));
    const first = open();
    await first.untilReady();
    await first.stop();
    harm(join(folder, "things.snapshot"));

    const second = open();
    expect(await startedFrom(second)).toBe("source");
    expect(await ids(second)).toEqual([1]);
    expect(troubles).toEqual([expect.stringContaining(why)]);
  },
);

test("a snapshot of another shape is refused", async () => {
  shelf.put(thing(1));
  const first = open();
  await first.untilReady();
  await first.stop();
  const second = open({ ...shape, facets: [{ name: "kind", values: ["b", "a"] }] });
  expect(await startedFrom(second)).toBe("source");
  expect(troubles).toEqual([expect.stringContaining("another version")]);
});

test("a snapshot whose changes nobody keeps any more is refused", async () => {
  shelf.put(thing(1));
  const first = open();
  await first.untilReady();
  await first.stop();
  shelf.put(thing(2));
  shelf.oldestPosition = 2;
  const second = open();
  expect(await startedFrom(second)).toBe("source");
  expect(await ids(second)).toEqual([2, 1]);
  expect(troubles).toEqual([expect.stringContaining("no longer known")]);
});

test("a first start, without a snapshot, is no trouble", async () => {
  expect(await startedFrom(open())).toBe("source");
  expect(troubles).toEqual([]);
});

test("a snapshot that cannot be written is tried again when the next is due, not at every look", async () => {
  writeFileSync(join(folder, "a file"), "");
  const client = open(shape, { snapshotFolder: join(folder, "a file"), saveMillis: 200 });
  await client.untilReady();
  const failures: number[] = [];
  for (let id = 1; failures.length < 3; id++) {
    shelf.put(thing(id));
    const seen = troubles.length;
    await expect.poll(() => troubles.length, { timeout: 5_000, interval: 1 }).toBeGreaterThan(seen);
    failures.push(performance.now());
  }
  // The first was the start's own.
  expect(failures[2]! - failures[1]!).toBeGreaterThan(150);
});

test("a snapshot leaves no draft behind, and is its owner's to read", async () => {
  const client = open();
  await client.untilReady();
  await client.stop();
  expect(readdirSync(folder)).toEqual(["things.snapshot"]);
  expect(statSync(join(folder, "things.snapshot")).mode & 0o777).toBe(0o600);
});

test("an unreachable source is told, and asked again until it answers", async () => {
  shelf.isBroken = true;
  shelf.put(thing(1));
  const client = open();
  await expect.poll(() => troubles).toContain("The shelf is broken");
  expect(client.isReady()).toBe(false);

  shelf.isBroken = false;
  await client.untilReady();
  shelf.isBroken = true;
  shelf.put(thing(2));
  expect(await ids(client)).toEqual([1]);
  shelf.isBroken = false;
  await expect.poll(() => ids(client), { timeout: 5_000 }).toEqual([2, 1]);
});

test("a mistaken question is refused with what is wrong, and the next is answered", async () => {
  const client = open();
  await client.untilReady();
  const mistaken = { ...everything, count: ["size"] };
  await expect(client.ask("things", mistaken)).rejects.toThrow('The index has no facet "size"');
  expect(await ids(client)).toEqual([]);
});
