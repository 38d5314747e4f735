import { expect, test } from "vitest";
import type { SpokenWord } from "#db/schema/learning.ts";
import { type Cue, captionsOf, coverageOf, cuesIn, mistakesIn, wordsFrom } from "./cue.ts";
import { insertAfter, join, nudge, split } from "./edit-cues.ts";

const cues: Cue[] = [
  { startMs: 0, endMs: 2000, text: "Read the advert first." },
  { startMs: 2500, endMs: 4000, text: "Then your CV." },
];

test("captions are written and read again", () => {
  const hard = [{ startMs: 3_725_042, endMs: 3_727_000, text: "Under £38,700 & <26?" }];
  expect(cuesIn(captionsOf(cues))).toEqual(cues);
  expect(cuesIn(captionsOf(hard))).toEqual(hard);
  expect(captionsOf(hard)).toContain("01:02:05.042 --> 01:02:07.000\nUnder £38,700 &amp; &lt;26?");
});

test("captions of other tools are read: SubRip, names, positions, styles, notes", () => {
  const file =
    "\uFEFFWEBVTT\r\n\r\nNOTE from a tool\r\n\r\nSTYLE\n::cue {}\n\nfirst\n00:01.500 --> 00:03.000 align:start\n<v Ada>Two\nlines</v>\n\n2\n00:00:04,000 --> 00:00:05,000\nComma\n";
  expect(cuesIn(file)).toEqual([
    { startMs: 1500, endMs: 3000, text: "Two lines" },
    { startMs: 4000, endMs: 5000, text: "Comma" },
  ]);
  expect(cuesIn("no captions at all")).toEqual([]);
});

test.each<[string, Cue[], string | undefined]>([
  ["right", cues, undefined],
  [
    "empty",
    [{ startMs: 0, endMs: 900, text: " " }],
    "Caption 1: write what is said, or remove it.",
  ],
  [
    "too short",
    [{ startMs: 0, endMs: 299, text: "a" }],
    "Caption 1: it ends too soon after it begins.",
  ],
  [
    "overlapping",
    [cues[0]!, { startMs: 1999, endMs: 3000, text: "a" }],
    "Caption 2: it begins before the one above has ended.",
  ],
  [
    "after the end",
    [{ startMs: 0, endMs: 10_501, text: "a" }],
    "Caption 1: it ends after the film does.",
  ],
  [
    "long",
    [{ startMs: 0, endMs: 900, text: "a".repeat(201) }],
    "Caption 1: shorten it to 200 characters, or split it.",
  ],
])("captions that are %s", (_name, given, sentence) => {
  expect(mistakesIn(given, 10_000)[0]).toBe(sentence);
});

test("words keep their moments where a caption was not changed, and are spread where it was", () => {
  const known: [number, number, string][] = [
    [100, 300, "Read"],
    [300, 500, "the"],
    [500, 1200, "advert"],
    [1200, 1900, "first."],
    [2500, 4000, "Than"],
  ];
  const words = wordsFrom(cues, known);
  expect(words.slice(0, 4)).toEqual(known.slice(0, 4));
  // 14 letters and spaces over 1,500 ms.
  expect(words.slice(4)).toEqual([
    [2500, 3036, "Then"],
    [3036, 3571, "your"],
    [3571, 4000, "CV."],
  ]);
});

test("coverage counts the time with captions and the longest stretch without", () => {
  expect(coverageOf(cues, 10_000)).toEqual({ percent: 35, longestGapMs: 6000 });
  expect(coverageOf([], 10_000)).toEqual({ percent: 0, longestGapMs: 10_000 });
  expect(coverageOf(cues, 0)).toEqual({ percent: 0, longestGapMs: 0 });
});

test("an end is nudged as far as its neighbours and its other end allow", () => {
  expect(nudge(cues, 1, "startMs", -100)[1]!.startMs).toBe(2400);
  expect(nudge(cues, 1, "startMs", -900)[1]!.startMs).toBe(2000);
  expect(nudge(cues, 1, "startMs", 9000)[1]!.startMs).toBe(3700);
  expect(nudge(cues, 0, "endMs", 900)[0]!.endMs).toBe(2500);
  expect(nudge(cues, 0, "startMs", -900)[0]!.startMs).toBe(0);
});

test("a caption is split at a letter, joined with the next, and another put behind it", () => {
  const halves = split(cues, 0, 9);
  expect(halves.map(({ text }) => text)).toEqual(["Read the", "advert first.", "Then your CV."]);
  expect(halves[0]!.endMs).toBe(halves[1]!.startMs);
  expect(join(halves, 0)).toEqual(cues);
  expect(split(cues, 0, 0)).toEqual(cues);
  expect(join(cues, 1)).toEqual(cues);
  expect(insertAfter(cues, 0, 10_000)[1]).toEqual({ startMs: 2000, endMs: 2500, text: "" });
  expect(insertAfter(cues, 1, 10_000)[2]).toEqual({ startMs: 4000, endMs: 7000, text: "" });
  expect(insertAfter(cues, -1, 10_000)).toEqual(cues);
});

test("words whose moments are known carry them, and no moment is made up for others", () => {
  const known: SpokenWord[] = [
    [1000, 1200, "Ask"],
    [1300, 1600, "&"],
    [1700, 2000, "wait."],
    [3000, 3400, "Then"],
    [3500, 3900, "stop."],
  ];
  const cues = [
    { startMs: 1000, endMs: 2400, text: "Ask & wait." },
    { startMs: 3000, endMs: 4300, text: "Then be quiet." },
  ];
  const file = captionsOf(cues, known);
  expect(file).toBe(
    "WEBVTT\n\n00:00:01.000 --> 00:00:02.400\nAsk <00:00:01.300>&amp; <00:00:01.700>wait.\n\n00:00:03.000 --> 00:00:04.300\nThen be quiet.\n",
  );
  // The editor shows the words alone, and saving what it read changes nothing.
  expect(cuesIn(file)).toEqual(cues);
  expect(captionsOf(cuesIn(file), known)).toBe(file);
});
