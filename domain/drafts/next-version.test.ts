import { expect, test } from "vitest";
import { nextVersion } from "./next-version.ts";

const at = (minutes: number) => new Date(Date.parse("2026-11-15T09:00:00Z") + minutes * 60_000);
const last = { number: 4, startedAt: at(0), isPinned: false };
const own = (minute: number) => ({ number: 5, startedAt: at(minute), replacesLast: false });

test("saves within ten minutes are one version, counted from its first", () => {
  const same = { number: 4, startedAt: at(0), replacesLast: true };
  expect(nextVersion(last, { now: at(9.9) })).toEqual(same);
  expect(nextVersion(last, { now: at(10) })).toEqual(own(10));
});

test.each([
  ["named, sent or downloaded", { ...last, isPinned: true }, false],
  ["to stay because another window wrote it", last, true],
])("a version that is %s is not replaced", (_why, before, isNew) => {
  expect(nextVersion(before, { now: at(1), isNew })).toEqual(own(1));
});

test("what the document began with is never replaced", () => {
  expect(nextVersion(undefined, { now: at(0) })).toMatchObject({ number: 1, replacesLast: false });
  const first = { ...last, number: 1 };
  expect(nextVersion(first, { now: at(1) })).toMatchObject({ number: 2, replacesLast: false });
});
