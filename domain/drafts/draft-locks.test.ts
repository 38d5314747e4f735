import { expect, test } from "vitest";
import { heldDrafts, holdDraft, whenLeft } from "./draft-locks.ts";

test("a draft is held from when its window is opened until it is left", async () => {
  const leave = holdDraft("one");
  const leaveOther = holdDraft("two");
  await expect.poll(() => heldDrafts()).toEqual(new Set(["one", "two"]));
  leave();
  await expect.poll(() => heldDrafts()).toEqual(new Set(["two"]));
  leaveOther();
  await expect.poll(() => heldDrafts()).toEqual(new Set());
});

test("anyone who waits for a draft hears when its window is gone, and not before", async () => {
  const leave = holdDraft("closing");
  await expect.poll(() => heldDrafts()).toEqual(new Set(["closing"]));
  let isLeft = false;
  const left = whenLeft("closing", new AbortController().signal).then(() => {
    isLeft = true;
  });
  expect(await heldDrafts()).toEqual(new Set(["closing"]));
  expect(isLeft).toBe(false);
  leave();
  await left;
  expect(isLeft).toBe(true);
});

test("anyone who stops waiting for a draft is not told that it is left", async () => {
  const leave = holdDraft("open");
  await expect.poll(() => heldDrafts()).toEqual(new Set(["open"]));
  const waiting = new AbortController();
  const left = whenLeft("open", waiting.signal);
  waiting.abort();
  await expect(left).rejects.toThrow();
  leave();
});

test("where there are no locks, or they are refused, every draft counts as left", async () => {
  holdDraft("one", null)();
  expect(await heldDrafts(null)).toEqual(new Set());
  await whenLeft("one", new AbortController().signal, null);
  const refuse = () => Promise.reject(new DOMException("no", "SecurityError"));
  holdDraft("one", { request: refuse, query: refuse })();
  expect(await heldDrafts({ request: refuse, query: refuse })).toEqual(new Set());
  await whenLeft("one", new AbortController().signal, { request: refuse, query: refuse });
});
