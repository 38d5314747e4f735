import { expect, test } from "vitest";
import { activatedAt } from "./activation.ts";

const joinedAt = new Date("2031-03-01T09:00:00Z");
const act = (at: string, kind = "job-saved") => ({ kind, at: new Date(at) });
const active = (acts: ReturnType<typeof act>[], isConfirmed = true) =>
  activatedAt({ joinedAt, isConfirmed, acts });

test("something useful on two different days makes somebody active, from the second day's first act", () => {
  const second = act("2031-03-09T08:00:00Z", "cv-made");
  expect(active([act("2031-03-09T20:00:00Z"), act("2031-03-01T10:00:00Z"), second])).toEqual(
    second.at,
  );
});

test.each([
  ["one day alone", [act("2031-03-02T08:00:00Z"), act("2031-03-02T23:59:00Z", "cv-made")]],
  [
    "signing in and looking",
    [act("2031-03-02T08:00:00Z", "signed-in"), act("2031-03-03T08:00:00Z", "capability-visited")],
  ],
  ["a second day after the sixtieth", [act("2031-03-02T08:00:00Z"), act("2031-05-01T08:00:00Z")]],
  ["a day before they joined", [act("2031-02-28T08:00:00Z"), act("2031-03-02T08:00:00Z")]],
  ["nothing", []],
])("%s is not enough", (_what, acts) => {
  expect(active(acts)).toBeNull();
});

test("the sixtieth day still counts, and an address that is not confirmed never does", () => {
  const acts = [act("2031-03-02T08:00:00Z"), act("2031-04-30T08:00:00Z")];
  expect(active(acts)).toEqual(acts[1]!.at);
  expect(active(acts, false)).toBeNull();
});
