import { expect, test } from "vitest";
import { planFor } from "../plan/plan.ts";
import { planEvents } from "./plan-events.ts";

const about = {
  owner: "abc",
  domain: "waymark.example",
  timeZone: "Asia/Ho_Chi_Minh",
  changedAt: new Date("2026-11-15T01:00:00Z"),
  url: "https://waymark.example/jumpstart-dashboard",
};
const traveller = {
  home: "VN",
  destination: "gb",
  courseStartsOn: null,
  visa: "granted",
} as const;

function eventsFor(fliesOn: string, marks: string[] = []) {
  const weeks = planFor({ ...traveller, fliesOn }, new Set(marks), "2026-11-15");
  return planEvents(
    weeks,
    { fliesOn, fliesAt: "23:40", courseStartsOn: null, town: "Leeds" },
    about,
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
