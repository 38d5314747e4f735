import { expect, test } from "vitest";
import type { JobState } from "../live.ts";
import { type LineJob, stateLine } from "./state-line.ts";

const now = new Date("2026-11-15T10:00:00Z");
const posted = new Date("2026-11-14T10:00:00Z");

function advert(state: JobState): LineJob {
  return {
    state,
    postedAt: posted,
    closesAt: new Date("2026-12-14T10:00:00Z"),
    closesZone: "Europe/London",
    updatedAt: posted,
    changeSentAt: null,
    isFromFeed: false,
  };
}

type Case = [string, JobState | null, { isTrusted: boolean; wasApproved: boolean }, string];
const whole = "Draft Sent Checked Live Closes";
const short = "Draft Live Closes";

test.each<Case>([
  ["a new advert that a person will read", null, { isTrusted: false, wasApproved: false }, whole],
  ["a new advert of a trusted employer", null, { isTrusted: true, wasApproved: false }, short],
  ["a live advert that nobody read", "approved", { isTrusted: true, wasApproved: false }, short],
  ["a live advert that a person read", "approved", { isTrusted: true, wasApproved: true }, whole],
  ["one that waits, whoever sent it", "waiting", { isTrusted: true, wasApproved: false }, whole],
  ["one that was declined", "declined", { isTrusted: false, wasApproved: true }, whole],
])("the trail of %s", (_name, state, facts, expected) => {
  const stops = stateLine(state && advert(state), { now, zone: "Europe/London", ...facts });
  expect(stops.map(({ label }) => label).join(" ")).toBe(expected);
});

test("an advert that waits cannot be published by its employer, trusted since or not", () => {
  const facts = { now, zone: "Europe/London", isTrusted: true, wasApproved: false };
  const live = stateLine(advert("waiting"), facts).find(({ label }) => label === "Live");
  expect(live?.note).toBe("Or back to you, with changes to make");
});

test("a trusted employer is not told to wait for anybody", () => {
  const facts = { now, zone: "Europe/London", isTrusted: true, wasApproved: false };
  const notes = stateLine(null, facts).map(({ note }) => note);
  expect(notes).toEqual(["Not saved yet", "As soon as you publish it", "When you close it"]);
});
