import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.server.ts";

test("one person's work goes one after the other, and too much of it is refused", async () => {
  const done: string[] = [];
  const release: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      release.push(() => {
        done.push(name);
        resolve(name);
      });
    });
  const first = oneAtATime("a", work("first"));
  const second = oneAtATime("a", work("second"));
  const third = oneAtATime("a", work("third"));
  expect(await oneAtATime("a", work("fourth"))).toBeNull();
  const other = oneAtATime("b", async () => "other");
  expect(await other).toBe("other");

  for (const turn of [first, second, third]) {
    await expect.poll(() => release.length).toBeGreaterThan(0);
    release.shift()?.();
    await turn;
  }
  expect(done).toEqual(["first", "second", "third"]);
  expect(await oneAtATime("a", async () => "again")).toBe("again");
});

test("work that fails does not hold up the next", async () => {
  const fails = oneAtATime("c", async () => {
    throw new Error("no");
  });
  const next = oneAtATime("c", async () => "next");
  await expect(fails).rejects.toThrow("no");
  expect(await next).toBe("next");
});
