import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContentFile } from "#domain/pages/content-file.server.ts";
import { laterEditions, nextEdition } from "./fair.ts";
import { fairType } from "./fair-type.ts";
import { fairOf } from "./fairs.server.ts";
import { attachments } from "./mails/fair-place.tsx";

const source = readFileSync(
  new URL("../../../content/fairs/india-career-fair.md", import.meta.url),
  "utf8",
);
const readFair = (name: string, text: string) =>
  fairOf(readContentFile(fairType, name, text).content, "2026-11-16");
const fair = readFair("india-career-fair", source);

test("the fair has several dates in order, each an afternoon in India", () => {
  expect(fair.editions.length).toBeGreaterThanOrEqual(3);
  const starts = fair.editions.map(({ startsAt }) => startsAt.getTime());
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  for (const { startsAt, endsAt } of fair.editions) {
    expect(startsAt.toISOString()).toMatch(/T09:30:00/);
    expect(endsAt.getTime() - startsAt.getTime()).toBe(3.5 * 3600_000);
  }
});

test("the programme lies within the fair, and no sum of money is without its day", () => {
  for (const { from, minutes } of fair.programme) expect(from + minutes).toBeLessThanOrEqual(210);
  expect(fair.questions.length).toBeGreaterThanOrEqual(4);
  expect(fair.html + JSON.stringify(fair.questions)).not.toContain("£");
});

test("the next fair is the one that has not ended; after the last there is none", () => {
  const [first, second] = fair.editions;
  expect(nextEdition(fair, new Date("2026-11-15T00:00:00Z"))).toBe(first);
  expect(nextEdition(fair, new Date(first!.endsAt.getTime() - 1))).toBe(first);
  expect(nextEdition(fair, first!.endsAt)).toBe(second);
  expect(laterEditions(fair, first!.endsAt)).toHaveLength(fair.editions.length - 2);
  expect(nextEdition(fair, fair.editions.at(-1)!.endsAt)).toBeNull();
});

test.each([
  ["a day that is none", "2027-02-13", "2027-02-31"],
  ["a time that is none", "from: 15:00", "from: 25:00"],
  ["a field nobody knows", "lead:", "led:"],
])("a file with %s says which file it is", (_what, from, to) => {
  expect(() => readFair("a", source.replace(from, to))).toThrow("content/fairs/a.md");
});

test("the date in the mail is one event with the fair's own times", () => {
  const [file] = attachments({
    name: "Asha",
    fair: fair.heading,
    theme: "First jobs",
    times: [],
    page: "https://waymark.example/india-career-fair",
    giveUp: "",
    uid: "india-career-fair-2027-02-13@waymark",
    startsAt: fair.editions[0]!.startsAt.toISOString(),
    endsAt: fair.editions[0]!.endsAt.toISOString(),
    sentAt: "2026-12-01T10:00:00Z",
  });
  expect(file?.contentType).toBe("text/calendar; charset=UTF-8; method=PUBLISH");
  expect(file?.content).toContain("METHOD:PUBLISH\r\n");
  expect(file?.content).toContain("DTSTART:20270213T093000Z\r\nDTEND:20270213T130000Z\r\n");
  expect(file?.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
