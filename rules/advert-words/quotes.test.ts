import { expect, test } from "vitest";
import { readAdvert } from "./read-advert.ts";

const TODAY = "2026-11-18";

function quotesOf(text: string): string[] {
  return readAdvert(text, TODAY, { country: "gb" }).sayings.map(({ quote }) => quote);
}

test.each([
  "We don't sponsor at the start, but we can sponsor visas after you pass your probation",
  "No sponsorship at first, but we will sponsor visas after you pass your probation",
  "Unfortunately sponsorship is not something we'd normally look at, but we can sponsor a visa for the right person",
  "Unfortunately, sponsorship is not something we'd normally look at, but we may sponsor visas for exceptional people",
  "Unfortunately sponsorship is not something we'd normally look at. But for the right person we might",
  "We may sponsor visas. After you pass your probation",
  "Sponsorship may be available.\nAfter you pass your probation",
  "We sponsor visas. Once you've passed your probation",
  "We sponsor visas but you must first pass your probation",
  "Visa? Ask us",
  "Visa sponsorship? Please get in touch",
  "Need a visa? Talk to us about it",
])("what is said with a condition is quoted whole: %s", (said) => {
  expect(quotesOf(`About the job. ${said}. Free lunch.`)).toEqual([said]);
});

test.each([
  ["Sponsorship? Our office is in Leeds.", ["Sponsorship?"]],
  ["Do you need a visa? You will work with us in Leeds.", ["Do you need a visa?"]],
  ["We may sponsor visas. But apply soon, places go quickly.", ["We may sponsor visas"]],
  [
    "We may sponsor visas. But we never sponsor visas for interns.",
    ["We may sponsor visas", "But we never sponsor visas for interns"],
  ],
  ["Visa? Ask us about sponsorship.", ["Visa?", "Ask us about sponsorship"]],
])("a question has its mark, and other sentences stay out of it: %s", (text, quotes) => {
  expect(quotesOf(text)).toEqual(quotes);
});

test("a yes and a no of one sentence are still quoted apart", () => {
  expect(quotesOf("We sponsor visas for cooks, but no sponsorship for interns.")).toEqual([
    "We sponsor visas for cooks",
    "no sponsorship for interns",
  ]);
});

test("of a sentence without end, more is quoted of what follows than of what goes before", () => {
  const before = "We value kindness and ".repeat(20);
  const text = `${before}we may sponsor visas for people who have worked with us in the shop, in the office or on the road, after they pass their probation ${"and we like tea ".repeat(9)}`;
  expect(quotesOf(text)[0]).toContain("after they pass their probation");
});

test.each([
  "We have sponsored many colleagues in the past. At present we are reviewing our policy and can't promise anything",
  "Our London office sponsors visas. The Sheffield office does not",
  "We sponsor visas for most engineering roles. Sadly this is not one",
  "We would be delighted to sponsor your visa. Our licence application is with the Home Office",
])("what takes a sentence back is quoted with it: %s", (text) => {
  expect(readAdvert(`${text}.`, "2026-11-18").sayings.map(({ quote }) => quote)).toEqual([text]);
});

test("a refusal without the word is quoted beside the licence", () => {
  const text =
    "We are an approved sponsor. Unfortunately on this occasion we're only able to consider people who already have permission to work here without time limit.";
  const { stance, sayings } = readAdvert(text, "2026-11-18");
  expect(stance).toBe("no");
  expect(sayings.find((saying) => saying.stance === "no")!.quote).toBe(text.slice(28, -1));
});
