import { expect, test } from "vitest";
import { closingNote } from "./closing-note.ts";
import { previewCard } from "./preview-card.ts";

const employer = { id: 1, slug: "fern", name: "Fern", register: null };
const now = new Date("2026-11-15T10:00:00Z");
const closing = { closesOn: "2026-11-27", closesTime: "17:30", closesZone: "Europe/London" };

test("a card and its note follow what is typed", () => {
  expect(previewCard(closing, employer, now).closes).toBe("Closes Fri 27 Nov, 17:30 London time");
  expect(closingNote(closing)).toBe(
    "Fri 23:00 in India, Sat 01:30 in China. Noon is easier for them.",
  );
});

test.each([
  ["a day that is none", { closesOn: "2026-13-45" }],
  ["half a day", { closesOn: "2026-1" }],
  ["a time that is none", { closesTime: "29:99" }],
  ["a zone that is none", { closesZone: "Mars/Olympus" }],
  ["no zone", { closesZone: "" }],
])("%s leaves the closing open", (_case, change) => {
  const typed = { ...closing, ...change };
  expect(previewCard(typed, employer, now).closes).toBe("No closing date");
  expect(closingNote(typed)).toBeNull();
});
