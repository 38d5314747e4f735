import { expect, test } from "vitest";
import { addDays } from "#rules/days.ts";
import { eventIn } from "#rules/wall-clock.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { planFor } from "../plan/plan.ts";
import { planEvents } from "./plan-events.ts";

const about = {
  owner: "abc",
  domain: "waymark.example",
  timeZone: "Asia/Ho_Chi_Minh",
  changedAt: new Date("2026-11-15T01:00:00Z"),
  now: new Date("2026-11-15T01:30:00Z"),
  url: "https://waymark.example/jumpstart-dashboard",
};
const traveller = {
  home: "VN",
  destination: "gb",
  courseStartsOn: null,
  visa: "granted",
} as const;

function eventsFor(
  fliesOn: string,
  marks: string[] = [],
  { now, changedAt }: { now: Date; changedAt?: Date } = about,
) {
  const today = clockIn(about.timeZone, now).day;
  const weeks = planFor({ ...traveller, fliesOn }, new Set(marks), today);
  return planEvents(
    weeks,
    { fliesOn, fliesAt: "23:40", courseStartsOn: null, town: "Leeds" },
    { ...about, now, changedAt: changedAt ?? about.changedAt },
  );
}

test("each open step stands on the last day of its week, at nine at home, and keeps its name when the flight moves", () => {
  const find = (fliesOn: string) => eventsFor(fliesOn).find(({ uid }) => uid.includes("papers"))!;
  expect(find("2027-01-09").startsAt.toISOString()).toBe("2027-01-08T02:00:00.000Z");
  expect(find("2027-01-16").startsAt.toISOString()).toBe("2027-01-15T02:00:00.000Z");
  expect(find("2027-01-16").uid).toBe(find("2027-01-09").uid);
});

test("the flight is in it at its time, and what is done is not", () => {
  const all = eventsFor("2027-01-09", ["papers"]);
  expect(all.some(({ uid }) => uid.includes("papers"))).toBe(false);
  expect(all.some(({ uid }) => uid.includes("visa-form"))).toBe(false);
  expect(all.at(-1)).toMatchObject({
    summary: "You fly to Leeds",
    startsAt: new Date("2027-01-09T16:40:00Z"),
  });
});

test("without a flight the start of the course ends it, and steps stand before that day", () => {
  const days = { fliesOn: null, courseStartsOn: "2027-01-18" };
  const weeks = planFor({ ...traveller, ...days }, new Set(), "2026-11-15");
  const events = planEvents(weeks, { ...days, fliesAt: null, town: "Leeds" }, about);
  expect(events.at(-1)).toMatchObject({
    summary: "Your course in Leeds starts",
    startsAt: new Date("2027-01-18T02:00:00Z"),
  });
  const papers = events.find(({ uid }) => uid.includes("papers"));
  expect(papers?.startsAt.toISOString()).toBe("2027-01-17T02:00:00.000Z");
});

test("a late step stands on the next nine o'clock at home, says so, and counts as changed each day", () => {
  const at = (now: string) => eventsFor("2026-11-29", [], { now: new Date(now) });
  const [early] = at("2026-11-23T01:30:00Z");
  const [later, ...others] = at("2026-11-23T02:00:00Z");

  expect(early!.startsAt.toISOString()).toBe("2026-11-23T02:00:00.000Z");
  expect(later!.startsAt.toISOString()).toBe("2026-11-24T02:00:00.000Z");
  expect(later!.summary).toMatch(/^Still to do: /);
  expect(later!.sequence).toBeGreaterThan(early!.sequence);
  expect(later!.uid).toBe(early!.uid);
  // The last week has only begun.
  const papers = others.find(({ uid }) => uid.includes("papers"))!;
  expect(papers.startsAt.toISOString()).toBe("2026-11-28T02:00:00.000Z");
  expect(papers.summary).not.toContain("Still to do");
});

test("on the day of the flight and after it nothing is moved any more", () => {
  for (const now of ["2026-11-28T09:00:00Z", "2026-11-29T01:30:00Z", "2026-12-05T01:30:00Z"]) {
    const [step] = eventsFor("2026-11-29", [], { now: new Date(now) });
    expect([now, step!.startsAt.toISOString() < "2026-11-29"]).toEqual([now, true]);
    expect(step!.summary).not.toContain("Still to do");
  }
});

const atHome = (day: string, time: string) => eventIn(about.timeZone, day, time);

test("what is published again counts higher whenever a step moves, and never lower, also across the flight", () => {
  // Something else was ticked on the evening before the first of them became late.
  const changedAt = atHome("2026-11-21", "20:00");
  const days = Array.from({ length: 12 }, (_, index) => addDays("2026-11-21", index));
  const moments = days.flatMap((day) =>
    ["00:00", "08:59", "09:00", "21:00"].map((time) => atHome(day, time)),
  );
  const seen = moments
    .filter((now) => now >= changedAt)
    .map((now) => eventsFor("2026-11-29", [], { now, changedAt }).slice(0, -1));

  const pairs = seen.slice(1).flatMap((steps, index) =>
    steps.map((step) => {
      const before = seen[index]!.find(({ uid }) => uid === step.uid)!;
      return { step, before, hasMoved: step.startsAt.getTime() !== before.startsAt.getTime() };
    }),
  );
  const wrong = pairs.filter(
    ({ step, before, hasMoved }) =>
      step.sequence < before.sequence || (hasMoved && step.sequence === before.sequence),
  );
  expect(wrong.map(({ step, before }) => [step.uid, before.startsAt, step.startsAt])).toEqual([]);
  expect(pairs.filter(({ hasMoved }) => hasMoved)).not.toHaveLength(0);
});
