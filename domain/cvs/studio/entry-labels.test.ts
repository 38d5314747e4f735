import { expect, test } from "vitest";
import { newEntry } from "../document/new-entry.ts";
import type { AnyEntry } from "./entries.ts";
import { entryLabel } from "./entry-labels.ts";

const job = (said: object) => ({ ...newEntry("work"), ...said }) as unknown as AnyEntry;

test.each([
  [{}, "Nothing written yet", ""],
  [
    { position: "Intern", name: "Sahyadri", startDate: "2024-06", endDate: "2024-08" },
    "Intern, Sahyadri",
    "Jun to Aug 2024",
  ],
  [
    { position: "Intern", startDate: "2024", isCurrent: true, location: "Pune" },
    "Intern",
    "Pune, 2024 to now",
  ],
  [
    { name: "Sahyadri", startDate: "2023-12", endDate: "2024-01" },
    "Sahyadri",
    "Dec 2023 to Jan 2024",
  ],
])("%o reads %s, %s", (said, title, note) => {
  expect(entryLabel("work", job(said))).toMatchObject({ title, note });
});

test("a job is complete with its title, employer, dates and what was done", () => {
  const said = {
    position: "Intern",
    name: "S",
    startDate: "2024",
    endDate: "2025",
    highlights: ["Cut it."],
  };
  expect(entryLabel("work", job(said)).isComplete).toBe(true);
  for (const left of Object.keys(said)) {
    const rest = { ...said, [left]: left === "highlights" ? [] : "" };
    expect(entryLabel("work", job(rest)).isComplete, left).toBe(false);
  }
});

test("a degree and its subject read as one", () => {
  const entry = {
    ...newEntry("education"),
    studyType: "MSc",
    area: "Data",
    institution: "Aldermoor",
  };
  expect(entryLabel("education", entry as unknown as AnyEntry).title).toBe("MSc Data, Aldermoor");
});
