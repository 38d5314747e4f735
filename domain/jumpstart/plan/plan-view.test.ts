import { expect, test } from "vitest";
import type { Departure } from "../departures.server.ts";
import { planView } from "./plan-view.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

function viewFor(
  fliesOn: string | null,
  done: readonly string[] = [],
  courseStartsOn: string | null = "2027-04-01",
) {
  const departure = {
    traveller: {
      ...{ home: "VN", destination: "gb", visa: "not-started" },
      ...{ fliesOn, courseStartsOn },
    },
    there: { name: "Leeds", shortName: "Leeds", place: "Leeds", timeZone: "Europe/London" },
    home: { timeZone: "Asia/Ho_Chi_Minh" },
    ...{ arrivesOn: fliesOn, landsOn: null, fliesAt: null, saidArrivedAt: null, course: null },
  } as Departure;
  const marks = new Map(done.map((step) => [step, now]));
  return planView(departure, { marks, documents: new Map() }, now);
}

test.each([
  // 70 days are ten weeks, and the plan begins today.
  ["2027-01-24", "This week, 10 to go"],
  // 128 days: the first of its weeks begins 70 days before the flight.
  ["2027-03-23", "First steps, from 12 January 2027"],
  // 137 days until the course starts.
  [null, "First steps, from 21 January 2027"],
])("for a flight on %s the open week is called %s", (fliesOn, title) => {
  expect(viewFor(fliesOn).thisWeek.title).toBe(title);
});

test("before the plan begins its summary does not speak of this week", () => {
  const { summary } = viewFor("2027-03-23");
  expect(summary).toMatch(/^Your plan begins on 12 January 2027, and you can begin now/);
});

test("with this week done the next step is the first that is open in a later one", () => {
  const { thisWeek, ahead } = viewFor("2027-01-24");
  const done = thisWeek.tasks.map(({ step }) => step);
  expect(viewFor("2027-01-24", done).next).toBe(ahead[0]?.tasks[0]?.step);
});

test("without a flight the plan says that it counts to the start of the course", () => {
  const view = viewFor(null, [], "2026-12-20");
  expect([view.daysLeft, view.heading]).toEqual([35, "days until your course starts"]);
  expect(view.flight).toBe(
    "20 December 2026. The plan counts down to it until you add your flight date.",
  );
  expect(view.thisWeek.title).toBe("This week, 5 to go");
  expect(view.fly.words).toBe("no day yet");
});

test("without a flight and a course start the plan waits", () => {
  const view = viewFor(null, [], null);
  expect([view.daysLeft, view.heading, view.flight]).toEqual([null, "When do you fly?", null]);
  expect([view.thisWeek.title, view.late]).toEqual(["First steps", []]);
});
