import { expect, test } from "vitest";
import type { Fact } from "./fact.ts";
import { numberSources } from "./numbered-sources.ts";

const fact = (name: string, value: string, url: string, checkedOn: string): [string, Fact] => [
  name,
  {
    ...{ name, value, label: name, paragraph: null, inForceTo: null, checkedOn },
    ...{ source: { title: url, url }, inForceFrom: "2026-01-01", checkAgainBy: "2027-01-01" },
  },
];
const facts = new Map([
  fact("floor", "£33,400", "rules", "2026-10-02"),
  fact("hours", "20 hours", "guide", "2026-10-01"),
  fact("age", "under 26", "rules", "2026-09-30"),
]);
const mark = (number: number) => `[${number}]`;

test("a source has one number and the day of its oldest reading; headings have no mark", () => {
  const words = "# From {{fact:floor}}\n\n{{fact:floor}}, {{fact:hours}}, {{fact:age}}";
  expect(numberSources(words, { facts, mark })).toEqual({
    words: "# From £33,400\n\n£33,400[1], 20 hours[2], under 26[1]",
    sources: [
      { number: 1, title: "rules", url: "rules", checked: "Checked 30 September 2026" },
      { number: 2, title: "guide", url: "guide", checked: "Checked 1 October 2026" },
    ],
  });
});

test("a fact nobody knows is never printed as a hole", () => {
  expect(() => numberSources("{{fact:gone}}", { facts, mark })).toThrow("gone");
});
