import { expect, test } from "vitest";
import { nameKey, namesLine, pastEntries } from "./past-entries.ts";

const act = (kind: string, thing: string, thingId: string, at: string) => ({
  ...{ kind, thing, thingId },
  at: new Date(at),
});

test("the same on one day is one entry, with the names that are known", () => {
  const acts = [
    act("job-saved", "job", "1", "2026-11-02T09:00:00Z"),
    act("job-saved", "job", "2", "2026-11-02T10:00:00Z"),
    act("cv-made", "cv", "a", "2026-11-02T11:00:00Z"),
    act("job-saved", "job", "3", "2026-11-03T09:00:00Z"),
  ];
  const names = new Map([[nameKey({ thing: "job", thingId: "2" }), "Analyst, Halden Rowe"]]);
  expect(pastEntries(acts, names, "Europe/London")).toMatchObject([
    { title: "Saved 2 jobs", names: ["Analyst, Halden Rowe"], more: 1, day: "2026-11-02" },
    { title: "Began a CV", names: [], more: 0 },
    { title: "Saved a job", day: "2026-11-03" },
  ]);
});

test("one application is one entry, and what was saved before it stays", () => {
  const sent = "2026-11-02T10:00:00.123Z";
  const acts = [
    act("job-saved", "job", "1", "2026-11-02T09:00:00Z"),
    act("application-sent", "job", "2", sent),
    act("job-saved", "job", "2", sent),
    act("cv-sent", "cv-sending", "5", sent),
    act("letter-sent", "cv-sending", "6", sent),
    act("job-applied", "job", "2", sent),
    act("cv-sent", "cv-sending", "7", "2026-11-02T11:00:00Z"),
  ];
  expect(pastEntries(acts, new Map(), "Europe/London").map(({ title }) => title)).toEqual([
    ...["Saved a job", "Sent an application", "Sent a CV"],
  ]);
});

test("a day is the reader's own", () => {
  const late = [act("job-saved", "job", "1", "2026-11-02T20:00:00Z")];
  expect(pastEntries(late, new Map(), "Asia/Kolkata")).toMatchObject([{ day: "2026-11-03" }]);
});

test("signing in and looking around are no steps of a journey", () => {
  const looks = [
    act("signed-in", "", "", "2026-11-02T09:00:00Z"),
    act("capability-visited", "capability", "jobs", "2026-11-02T09:00:00Z"),
    act("job-hidden", "job", "4", "2026-11-02T09:00:00Z"),
  ];
  expect(pastEntries(looks, new Map(), "Europe/London")).toEqual([]);
});

test("more than three names are counted", () => {
  expect(namesLine({ names: ["A", "B", "C"], more: 2 })).toBe("A; B; C and 2 more");
});
