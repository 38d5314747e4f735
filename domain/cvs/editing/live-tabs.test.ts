import { expect, test } from "vitest";
import { holdTab, liveTabs } from "./live-tabs.ts";

test("a window is live from when it is opened until it is left", async () => {
  const leave = holdTab("one");
  const leaveOther = holdTab("two");
  await expect.poll(() => liveTabs()).toEqual(new Set(["one", "two"]));
  leave();
  await expect.poll(() => liveTabs()).toEqual(new Set(["two"]));
  leaveOther();
  await expect.poll(() => liveTabs()).toEqual(new Set());
});

test("locks of others are no windows of ours", async () => {
  const done = Promise.withResolvers<void>();
  const held = navigator.locks.request("somebody's", () => done.promise);
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBe(1);
  expect(await liveTabs()).toEqual(new Set());
  done.resolve();
  await held;
});

test("where there are no locks, or they are refused, every window counts as closed", async () => {
  holdTab("one", null)();
  expect(await liveTabs(null)).toEqual(new Set());
  const refuse = () => Promise.reject(new DOMException("no", "SecurityError"));
  holdTab("one", { request: refuse, query: refuse })();
  expect(await liveTabs({ request: refuse, query: refuse })).toEqual(new Set());
});
