import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#test/property-runs.ts";
import { answeredSentences } from "./answered-sayings.data.ts";
import { distantSentences } from "./distant-sayings.data.ts";
import { elsewhereSentences, nearbySentences } from "./elsewhere-sayings.data.ts";
import { everydaySentences } from "./everyday-sayings.data.ts";
import { misreadSentences } from "./misread-sayings.data.ts";
import { nearAnswerSentences } from "./near-answer-sayings.data.ts";
import { otherWaySentences, outsideSentences } from "./other-way-sayings.data.ts";
import {
  patternsOfExclusion,
  patternsOfRightToWork,
  patternsOfSponsorship,
} from "./patterns.data.ts";
import { firstThatFits, fits, readPatterns } from "./patterns.ts";
import { readAdvert } from "./read-advert.ts";
import { reviewedSentences } from "./reviewed-sayings.data.ts";
import { sentences } from "./sayings.data.ts";
import { sentencesOfAllCountries } from "./sayings-abroad.data.ts";
import { sponsoredHere, sponsoredOthers } from "./sponsored-sayings.data.ts";
import {
  missedRefusals,
  misspeltSentences,
  rewordedSentences,
  secondTrialOffers,
  secondTrialSentences,
  wronglyOffered,
} from "./trial-sayings.data.ts";
import { turnedSentences } from "./turned-sayings.data.ts";
import { unpreparedSentences } from "./unprepared-sayings.data.ts";
import { waitingSentences } from "./waiting-sayings.data.ts";
import { classes } from "./word-classes.ts";

const worked = [
  ...sentences,
  ...distantSentences,
  ...sentencesOfAllCountries,
  ...misreadSentences,
  ...answeredSentences,
  ...nearAnswerSentences,
  ...unpreparedSentences,
  ...turnedSentences,
  ...everydaySentences,
  ...reviewedSentences,
  ...otherWaySentences,
  ...waitingSentences,
  ...sponsoredOthers,
  ...misspeltSentences,
  ...rewordedSentences,
  ...missedRefusals,
  ...wronglyOffered,
  ...secondTrialSentences,
  ...secondTrialOffers,
];

/** The day on which these adverts are read. */
const TODAY = "2026-11-18";

test.each(worked)("%s: %s", (stance, sentence) => {
  expect(readAdvert(sentence, TODAY).stance).toBe(stance);
});

test.each([
  ["2027-01-15", "conditional", "From 2028 we sponsor visas."],
  ["2027-12-31", "conditional", "From 2028 we sponsor visas."],
  ["2028-01-01", "yes", "From 2028 we sponsor visas."],
  ["2027-02-28", "conditional", "From March 2027 we will sponsor visas."],
  ["2027-03-01", "yes", "From March 2027 we will sponsor visas."],
  ["2026-11-18", "conditional", "Visa sponsorship will be available from 2041."],
  ["2026-11-18", "yes", "From 2019 we have been able to sponsor visas."],
  ["2026-11-18", "conditional", "From 1 January 2027 we offer visa sponsorship."],
  ["2027-01-01", "yes", "From 1 January 2027 we offer visa sponsorship."],
  ["2027-02-28", "conditional", "From March we can offer visa sponsorship."],
  ["2027-03-10", "yes", "From March we can offer visa sponsorship."],
  ["2027-04-10", "yes", "From March we can offer visa sponsorship."],
  ["2027-04-05", "conditional", "From the 6th of April we will sponsor visas."],
  ["2027-04-06", "yes", "From the 6th of April we will sponsor visas."],
  ["2027-06-30", "conditional", "From mid-2027 we can sponsor visas."],
  ["2027-07-01", "yes", "From mid-2027 we can sponsor visas."],
])("read on %s it is %s: %s", (on, stance, sentence) => {
  expect(readAdvert(sentence, on).stance).toBe(stance);
});

const ofBritishJobs = [
  ...elsewhereSentences,
  ...nearbySentences,
  ...outsideSentences,
  ...sponsoredHere,
];

test.each(ofBritishJobs)("on a job in the UK %s: %s", (stance, sentence) => {
  expect(readAdvert(sentence, TODAY, { country: "gb" }).stance).toBe(stance);
});

test.each(["2026-11-18", "2027-01-04", "2028-02-01"])(
  "nobody knows when it was written: on %s next year is still to come",
  (on) => {
    expect(readAdvert("From next year we sponsor visas.", on).stance).toBe("conditional");
    expect(readAdvert("From next April we sponsor visas.", on).stance).toBe("conditional");
  },
);

test("no sentence is there twice, and each stance has many", () => {
  const all = [...worked, ...ofBritishJobs].map(([, sentence]) => sentence);
  expect(new Set(all).size).toBe(all.length);
  const counted = (stance: string) => worked.filter(([own]) => own === stance).length;
  expect(counted("no")).toBeGreaterThan(150);
  expect(counted("yes")).toBeGreaterThan(100);
});

test("each saying is quoted as it stands, with its place", () => {
  const text = "About us.\n\n\u2022 We don\u2019t offer visa sponsorship.\n\u2022 Free fruit.";
  expect(readAdvert(text, TODAY).sayings).toEqual([
    {
      code: "offers-nothing",
      stance: "no",
      quote: "We don\u2019t offer visa sponsorship",
      from: 13,
      to: 44,
    },
  ]);
});

test("two clauses that differ are quoted apart", () => {
  const text = "We sponsor visas for engineers, but visa sponsorship is not available for interns.";
  const { stance, sayings } = readAdvert(text, TODAY);
  expect(stance).toBe("unclear");
  expect(sayings.map((one) => [one.stance, one.quote])).toEqual([
    ["yes", "We sponsor visas for engineers"],
    ["no", "visa sponsorship is not available for interns"],
  ]);
});

test.each([
  ["yes", "You must have the right to work. We offer visa sponsorship."],
  ["no", "You must have the right to work. We cannot sponsor visas."],
  ["conditional", "We offer sponsorship. Sponsorship is subject to salary."],
  ["conditional", "No sponsorship. Sponsorship may be available in exceptional cases."],
  ["unclear", "We sponsor visas. Applicants must not need sponsorship."],
  ["silent", "Make coffee. Serve guests. Clean tables."],
])("together %s: %s", (stance, text) => {
  expect(readAdvert(text, TODAY).stance).toBe(stance);
});

test("a long sentence is quoted round the word that matters", () => {
  const text = `${"We value kindness and ".repeat(20)}we are unable to offer visa sponsorship ${"and we like tea ".repeat(4)}`;
  const [saying] = readAdvert(text, TODAY).sayings;
  expect(saying!.quote.length).toBeLessThanOrEqual(320);
  expect(saying!.quote).toContain("visa sponsorship");
});

const pieces = [
  ...sentences.map(([, sentence]) => sentence),
  "Apply by 1 May!",
  "\n\n",
  "\u2022",
  "\u{1F44B}",
  "e.g.",
  "ﬁﬂ",
  "İ",
];

test("a quote is always the text at its place, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (some) => {
      const text = some.join(" ");
      const { sayings } = readAdvert(text, TODAY);
      expect(sayings.map(({ from, to }) => text.slice(from, to))).toEqual(
        sayings.map(({ quote }) => quote),
      );
      const starts = sayings.map(({ from }) => from);
      expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    }),
  );
});

test("any text is read without fault", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 500 }), (text) => {
      expect(["yes", "no", "conditional", "unclear", "silent"]).toContain(
        readAdvert(text, TODAY).stance,
      );
    }),
  );
});

test("case does not matter", () => {
  for (const [stance, sentence] of worked) {
    expect([readAdvert(sentence.toUpperCase(), TODAY).stance, sentence]).toEqual([
      stance,
      sentence,
    ]);
  }
});

const hostile = {
  "one endless word": "a".repeat(2_000_000),
  "not and not": "not ".repeat(500_000),
  "no end of fillers": `not ${"be able to ".repeat(200_000)}sponsor`,
  "nothing but visas": "visa sponsorship not ".repeat(100_000),
  "brackets and dashes": "(-: ".repeat(500_000),
  "needs without end": `${"need require welcome offer ".repeat(100_000)}visa`,
  "trades without end": "we sponsor senior care workers in ".repeat(60_000),
  "a number without end": "1a".repeat(1_000_000),
  "all signs": ".!?\n;:|".repeat(300_000),
};

test.each(Object.entries(hostile))("%s is read in no time", (_name, text) => {
  const start = process.cpuUsage().user;
  readAdvert(text, TODAY);
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(1_000);
});

test("four times the text takes about four times as long, not sixteen", () => {
  const time = (text: string) => {
    const start = process.cpuUsage().user;
    for (let round = 0; round < 5; round++) readAdvert(text, TODAY);
    return process.cpuUsage().user - start;
  };
  const part = "We do not need you to be able to have any other means to ";
  time(part.repeat(200));
  expect(time(part.repeat(800))).toBeLessThan(10 * time(part.repeat(200)) + 20_000);
});

test("a pattern of many gaps tries no place twice", () => {
  const [pattern] = readPatterns(`offers ${"offer ..60 ".repeat(5)}TOPIC`);
  const words = Array.from({ length: 70 }, () => "offer");
  const start = process.cpuUsage().user;
  expect(fits(pattern!, { words, isTopic: words.map(() => false) })).toBe(false);
  expect((process.cpuUsage().user - start) / 1000).toBeLessThan(500);
});

test("the first pattern that fits is found as if each were tried", () => {
  const tables = [patternsOfSponsorship, patternsOfExclusion, patternsOfRightToWork];
  const lines = tables
    .join("")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const anyWord = fc.constantFrom(..."we do not offer any help with visas abroad".split(" "));
  // What one line of a table asks for, and words before, between and after.
  const clause = fc.constantFrom(...lines).chain((line) => {
    const [, ...steps] = line.trim().split(/\s+/);
    const gap = fc.array(fc.tuple(anyWord, fc.boolean()), { maxLength: 2 });
    return fc.tuple(gap, ...steps.map((step) => fc.oneof(wordFor(step), gap)), gap);
  });
  const read = tables.map(readPatterns);
  fc.assert(
    fc.property(clause, (parts) => {
      const said = parts.flat();
      const reading = { words: said.map(([word]) => word), isTopic: said.map(([, is]) => is) };
      for (const patterns of read) {
        const tried = patterns.find((pattern) => fits(pattern, reading));
        expect(firstThatFits(patterns, reading)).toBe(tried);
      }
    }),
    { numRuns: propertyRuns(2_000) },
  );

  function wordFor(step: string): fc.Arbitrary<[string, boolean][]> {
    const words = step.split("|").flatMap((name) => [...(classes[name] ?? [name])]);
    const isTopic = /TOPIC|SPONSORSHIP|VERB/.test(step);
    return fc.constantFrom(...words).map((word) => [[isTopic ? "sponsorship" : word, isTopic]]);
  }
});

test("a table of patterns with an unknown name is refused", () => {
  expect(readPatterns(patternsOfSponsorship).length).toBeGreaterThan(30);
  expect(() => readPatterns("offers NOBODY TOPIC")).toThrow("No class of words is called NOBODY");
  expect(() => readPatterns("shrugs TOPIC")).toThrow("No saying is called shrugs");
});
