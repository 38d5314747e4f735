import { describe, expect, onTestFinished, test, vi } from "vitest";
import { cacheByKey, cached } from "./cached.server.ts";
import { EVERYTHING, invalidateHere } from "./page-cache.server.ts";

function counted() {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return reads;
  };
  return cached(read, { tag: "towns", maxAgeMs: 60_000 });
}

test("is read once, and again after its tag or everything is forgotten", async () => {
  const ask = counted();
  expect([await ask(), await ask()]).toEqual([1, 1]);
  invalidateHere("jobs");
  expect(await ask()).toBe(1);
  invalidateHere("towns");
  expect(await ask()).toBe(2);
  invalidateHere(EVERYTHING);
  expect(await ask()).toBe(3);
});

test("a query that is asked by whoever awaits it is asked once", async () => {
  let times = 0;
  // As a query of Drizzle is.
  const lazy = {
    // biome-ignore lint/suspicious/noThenProperty: this is what the test is about
    then: (resolve: (value: number) => unknown) => resolve(++times),
  } as unknown as Promise<number>;
  const ask = cached(() => lazy, { tag: "towns", maxAgeMs: 60_000 });
  expect([await ask(), await ask(), await ask()]).toEqual([1, 1, 1]);
});

test("what was being read when it changed is not kept", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let reads = 0;
  const ask = cached(() => answers[reads++]!.promise, { tag: "towns", maxAgeMs: 60_000 });
  const before = ask();
  invalidateHere("towns");
  const after = ask();
  answers[1]!.resolve("new");
  answers[0]!.resolve("old");
  expect(await Promise.all([before, after, ask()])).toEqual(["old", "new", "new"]);
});

test("a failure is not kept", async () => {
  let isAway = true;
  const ask = cached(
    async () => {
      if (isAway) throw new Error("The database is away");
      return "here";
    },
    { tag: "towns", maxAgeMs: 60_000 },
  );
  await expect(ask()).rejects.toThrow("away");
  isAway = false;
  expect(await ask()).toBe("here");
});

test("an old value is read again", async () => {
  let reads = 0;
  const ask = cached(async () => ++reads, { tag: "towns", maxAgeMs: 0 });
  expect([await ask(), await ask()]).toEqual([1, 2]);
});

test("each of many keys is read once, until its tag is forgotten or others take its place", async () => {
  const reads: string[] = [];
  const recall = cacheByKey<string>({ tag: "towns", maxAgeMs: 60_000, maxKeys: 2 });
  const ask = (key: string) =>
    recall(key, async () => {
      reads.push(key);
      return key;
    });
  for (const key of ["Leeds", "York", "Leeds"]) expect(await ask(key)).toBe(key);
  expect(reads).toEqual(["Leeds", "York"]);
  for (const key of ["Hull", "Leeds", "York"]) await ask(key);
  expect(reads).toEqual(["Leeds", "York", "Hull", "York"]);
  invalidateHere("towns");
  await ask("Leeds");
  expect(reads).toHaveLength(5);
});

test("of many keys too a failure is not kept, nor what was read when it changed", async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let reads = 0;
  const recall = cacheByKey<string>({ tag: "towns", maxAgeMs: 60_000, maxKeys: 9 });
  const ask = (key: string) => recall(key, () => answers[reads++]!.promise);
  const before = ask("Leeds");
  invalidateHere("towns");
  const after = ask("Leeds");
  answers[0]!.resolve("old");
  answers[1]!.reject(new Error("The database is away"));
  expect(await before).toBe("old");
  await expect(after).rejects.toThrow("away");
  answers.push(Promise.withResolvers<string>());
  answers[2]!.resolve("new");
  expect(await ask("Leeds")).toBe("new");
});

test("with no tag, only what forgets everything forgets it", async () => {
  let reads = 0;
  const ask = cached(async () => ++reads, { maxAgeMs: 60_000 });
  await ask();
  invalidateHere("towns");
  expect(await ask()).toBe(1);
  invalidateHere(EVERYTHING);
  expect(await ask()).toBe(2);
});

describe("where an old answer is better than none", () => {
  const away = () => Promise.reject(new Error("The database is away"));
  const stale = () => cacheByKey<string>({ maxAgeMs: 30_000, maxKeys: 9, staleIfError: true });

  test("a failed read has the last answer, and is tried again after three seconds", async () => {
    const recall = stale();
    expect(await recall("Leeds", async () => "old", 0)).toBe("old");
    expect(await recall("Leeds", away, 30_000)).toBe("old");
    expect(await recall("Leeds", async () => "too soon", 32_999)).toBe("old");
    expect(await recall("Leeds", away, 33_000)).toBe("old");
    expect(await recall("Leeds", async () => "new", 36_000)).toBe("new");
    expect(await recall("Leeds", async () => "too soon", 65_999)).toBe("new");
  });

  test("so has one that takes longer than a second, until its answer comes", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const recall = stale();
    const slow = Promise.withResolvers<string>();
    await recall("Leeds", async () => "old", 0);
    const asked = recall("Leeds", () => slow.promise, 30_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await asked).toBe("old");
    slow.resolve("new");
    await slow.promise;
    expect(await recall("Leeds", away, 30_001)).toBe("new");
  });

  test("what was never read fails, and is asked for again at once", async () => {
    const recall = stale();
    await expect(recall("Leeds", away, 0)).rejects.toThrow("away");
    expect(await recall("Leeds", async () => "here", 1)).toBe("here");
  });
});
