import { expect, test } from "vitest";
import type { Fact } from "./fact.ts";
import { numberSources } from "./numbered-sources.ts";

const fact = (
  name: string,
  value: string,
  url: string,
  [checkedOn, paragraph]: [string, string?],
): [string, Fact] => [
  name,
  {
    ...{ name, value, label: name, paragraph: paragraph ?? null, inForceTo: null, checkedOn },
    ...{ source: { title: url, url }, inForceFrom: "2026-01-01", checkAgainBy: "2027-01-01" },
  },
];
const facts = new Map([
  fact("floor", "£33,400", "rules", ["2026-10-02", "SW 4.2"]),
  fact("hours", "20 hours", "guide", ["2026-10-01"]),
  fact("age", "under 26", "rules", ["2026-09-30", "SW 12.2"]),
]);
const mark = (number: number) => `[${number}]`;

test("a source has one number and the day of its oldest reading; headings have no mark", () => {
  const words = "# From {{fact:floor}}\n\n{{fact:floor}}, {{fact:hours}}, {{fact:age}}";
  expect(numberSources(words, { facts, mark })).toEqual({
    words: "# From £33,400\n\n£33,400[1], 20 hours[2], under 26[1]",
    sources: [
      {
        number: 1,
        title: "rules",
        url: "rules",
        note: "SW 4.2, SW 12.2. Checked 30 September 2026.",
      },
      { number: 2, title: "guide", url: "guide", note: "Checked 1 October 2026." },
    ],
  });
});

test("the parts of a document count on", () => {
  const { words, sources } = numberSources("{{fact:hours}}", { facts, mark, first: 3 });
  expect([words, sources[0]?.number]).toEqual(["20 hours[3]", 3]);
});

test("a fact nobody knows is said not to be known, as on the page", () => {
  expect(numberSources("Pay {{fact:gone}}.", { facts, mark })).toEqual({
    words: "Pay (not known).",
    sources: [],
  });
});
