import { expect, test, vi } from "vitest";
import { drawingCache } from "./drawing-cache.server.ts";

const limits = { maxBytes: 10, bytesOf: (pages: string) => pages.length, maxAgeMs: () => 1000 };

/** Counts what is really drawn. */
function aPen() {
  const drawn: string[] = [];
  const draw = (pages: string) => async () => {
    drawn.push(pages);
    return pages;
  };
  return { drawn, draw };
}

test("the same words are drawn once, also for those who ask meanwhile; other words are drawn too", async () => {
  const remembered = drawingCache(limits);
  const { drawn, draw } = aPen();
  const photo = (byte: number) => ({ title: "a", photo: Uint8Array.of(byte) });
  await Promise.all([remembered(photo(1), draw("a1")), remembered(photo(1), draw("a1"))]);
  expect(await remembered(photo(1), draw("never"))).toBe("a1");
  expect(await remembered(photo(2), draw("a2"))).toBe("a2");
  expect(drawn).toEqual(["a1", "a2"]);
});

test("it holds no more than it may: what was asked for longest ago goes first", async () => {
  const remembered = drawingCache(limits);
  const { drawn, draw } = aPen();
  await remembered(1, draw("one.."));
  await remembered(2, draw("two.."));
  await remembered(1, draw("one.."));
  await remembered(3, draw("three"));
  await remembered(1, draw("one.."));
  await remembered(2, draw("two.."));
  expect(drawn).toEqual(["one..", "two..", "three", "two.."]);
});

test("it forgets after its time, and at once what failed", async () => {
  vi.useFakeTimers();
  const remembered = drawingCache(limits);
  const { drawn, draw } = aPen();
  await remembered(1, draw("one"));
  vi.advanceTimersByTime(1001);
  await remembered(1, draw("again"));
  vi.useRealTimers();
  await expect(remembered(2, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await remembered(2, draw("two"));
  expect(drawn).toEqual(["one", "again", "two"]);
});
