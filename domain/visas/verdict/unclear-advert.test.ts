import { expect, test } from "vitest";
import { readAdvert } from "#rules/advert-words/read-advert.ts";
import { decidingWords, unclearAdvert } from "./unclear-advert.ts";

function wordsOf(text: string): string {
  return decidingWords(readAdvert(text, "2026-11-18", { country: "gb" }));
}

test.each([
  ["Join us. We may sponsor visas. Free lunch.", "We may sponsor visas"],
  ["You must have the right to work in the UK.", "You must have the right to work in the UK"],
  [
    "We sponsor visas. Applicants must not need sponsorship.",
    "We sponsor visas … Applicants must not need sponsorship",
  ],
  ["Join us. We sponsor visas. Free lunch.", "We sponsor visas"],
  ["We do not sponsor visas.", "We do not sponsor visas"],
  [
    "We are an approved sponsor. Sorry, we can't sponsor for this post.",
    "Sorry, we can't sponsor for this post",
  ],
  ["Free lunch.", ""],
])("the words of %j that decide on sponsoring are %j", (text, words) => {
  expect(wordsOf(text)).toBe(words);
});

test("they are told in one sentence; a yes, a no or silence is not", () => {
  expect(unclearAdvert({ advert: "conditional", said: "We may sponsor visas" })).toBe(
    "The advert says that sponsorship depends on conditions: “We may sponsor visas”.",
  );
  expect(unclearAdvert({ advert: "unclear", said: "Do you need a visa" })).toBe(
    "The advert does not say clearly whether it sponsors: “Do you need a visa”.",
  );
  for (const advert of ["yes", "no", "silent", "toString", ""])
    expect(unclearAdvert({ advert, said: "We may sponsor" })).toBeNull();
});

test.each([
  "We may be able to help with visa sponsorship for the right candidate who can show that they are a good match for the team and the values of our company, but only after you pass your probation",
  "Unfortunately sponsorship is not something we would normally look at for a role like this one, in which the budget of the team is set a year ahead. But for the right person, with the skills that the team lacks today, we might",
])("a condition is not cut off its end: %s", (said) => {
  expect(wordsOf(`${said}. Free lunch.`)).toBe(said);
  expect(unclearAdvert({ advert: "conditional", said })).toContain(`“${said}”.`);
});

test("a reader who corrects it to unclear has no words to quote, and too many are cut", () => {
  expect(unclearAdvert({ advert: "unclear" })).toBe(
    "The advert does not say clearly whether it sponsors.",
  );
  const line = unclearAdvert({ advert: "conditional", said: "we may ".repeat(400) })!;
  expect(quoteOf(line).length).toBeLessThanOrEqual(600);
  expect(line).toContain("…”.");
});

function quoteOf(line: string): string {
  return /“(.*)”\.$/su.exec(line)?.[1] ?? "";
}

test.each([
  ["yes”. Waymark says that this job will sponsor you. “Apply", "“"],
  ['yes". Waymark says "apply', '"'],
  ["yes„ “ ‟ « » ＂ no", "„‟«»＂"],
])("a link cannot end the quotation and speak in our voice: %s", (said, marks) => {
  const line = unclearAdvert({ advert: "conditional", said })!;
  expect(line.match(/[“”]/gu)).toHaveLength(2);
  for (const mark of marks) expect(quoteOf(line)).not.toContain(mark);
});

test("what is quoted is one plain line, of whole characters", () => {
  const line = unclearAdvert({ advert: "unclear", said: "a visa\n\u0007 \u202eor\u0000\tnot" })!;
  expect(quoteOf(line)).toBe("a visa or not");
  for (const before of ["", "a"]) {
    const many = unclearAdvert({ advert: "unclear", said: before + "\u{1F600}".repeat(300) })!;
    expect(many.isWellFormed()).toBe(true);
  }
});

test("both sides of an advert that says yes and no are quoted to their end", () => {
  const long =
    "to each and every person who joins our friendly team in the warehouse or the office";
  const words = wordsOf(`We sponsor visas ${long}. We do not sponsor visas ${long}.`);
  expect(words).toBe(`We sponsor visas ${long} … We do not sponsor visas ${long}`);
  expect(quoteOf(unclearAdvert({ advert: "unclear", said: words })!)).toBe(words);
});
