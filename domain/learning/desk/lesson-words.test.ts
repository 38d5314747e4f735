import { expect, test } from "vitest";
import { readCues } from "./captions/captions.schema.ts";
import { preciseClock, readPreciseClock } from "./captions/precise-clock.ts";
import { chaptersAsText, readChapters } from "./chapters.ts";
import { questionFields, readQuestions } from "./questions.ts";

test("chapters are shown in whole seconds and keep their exact moments", () => {
  const chapters = [
    { atMs: 0, title: "Why" },
    { atMs: 61_420, title: "What to say" },
  ];
  const text = chaptersAsText(chapters);
  expect(text).toBe("0:00 Why\n1:01 What to say");
  expect(readChapters(text, chapters)).toEqual({ chapters, mistakes: [] });
  expect(readChapters("1:05 What to say", chapters).chapters).toEqual([
    { atMs: 65_000, title: "What to say" },
  ]);
});

test.each([
  ["Why", "Line 1: write a time and a title, such as “0:45 What to say”."],
  ["0:75 Why", "Line 1: write a time and a title, such as “0:45 What to say”."],
  ["0:10 One\n0:05 Two", "Put the chapters in the order of their times, each later."],
  ["0:10 One\n0:10 Two", "Put the chapters in the order of their times, each later."],
])("of %j staff are told what is wrong", (text, sentence) => {
  expect(readChapters(text, []).mistakes).toEqual([sentence]);
});

const question = {
  ask: "Which?",
  options: [
    { text: "This", why: "Yes, because.", isRight: false },
    { text: "That", why: "It is not.", isRight: true },
  ],
};

test("questions go into the form and come back", () => {
  const fields = questionFields([question, question]);
  expect(readQuestions(fields)).toEqual({ questions: [question, question], mistakes: {} });
  expect(readQuestions({})).toEqual({ questions: [], mistakes: {} });
});

test.each([
  ["no words", { "ask-1": "" }, "ask-1", "Question 1: write what you ask, or clear its answers."],
  ["no right answer", { "ask-1-right": "" }, "ask-1-right", "Question 1: mark the right answer."],
  [
    "a right answer that is empty",
    { "ask-1-right": "4" },
    "ask-1-right",
    "Question 1: mark the right answer.",
  ],
  [
    "an answer without its reason",
    { "ask-1-why-2": " " },
    "ask-1-text-2",
    "Question 1: write each answer, and why it is right or wrong.",
  ],
  [
    "one answer",
    { "ask-1-text-2": "", "ask-1-why-2": "" },
    "ask-1-text-1",
    "Question 1: give two answers or more to choose from.",
  ],
])("a question with %s is sent back", (_name, change, field, sentence) => {
  const { mistakes } = readQuestions({ ...questionFields([question]), ...change });
  expect(mistakes).toEqual({ [field]: [sentence] });
});

test("a moment is written to the hundredth and read again", () => {
  expect(preciseClock(64_250)).toBe("1:04.25");
  expect(readPreciseClock("1:04.25")).toBe(64_250);
  expect(readPreciseClock("4,5")).toBe(4500);
  expect(readPreciseClock("soon")).toBeNull();
});

test("captions that arrive damaged, empty or wrong are refused in words", () => {
  const cue = { startMs: 0, endMs: 900, text: "  Sit \n up. " };
  expect(readCues(JSON.stringify([cue]), 1000)).toEqual({
    ok: true,
    cues: [{ startMs: 0, endMs: 900, text: "Sit up." }],
  });
  for (const posted of [undefined, "{", "[1]", JSON.stringify([{ ...cue, startMs: -1 }])])
    expect(readCues(posted, 1000).ok).toBe(false);
  expect(readCues("[]", 1000)).toEqual({ ok: false, mistakes: ["Write at least one caption."] });
});
