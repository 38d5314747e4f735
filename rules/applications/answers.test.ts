import { expect, test } from "vitest";
import { MAX_LONG_ANSWER, MAX_SHORT_ANSWER, readAnswers } from "./answers.ts";
import { type ApplyQuestion, applyFormKey } from "./apply-form.ts";

function asked(given: Partial<ApplyQuestion>): { questions: ApplyQuestion[] } {
  const question = { question: "Why us?", kind: "short", choices: [], isRequired: true } as const;
  return { questions: [{ ...question, ...given }] };
}

const choices = ["Leeds", "York"];

test.each<[string, Partial<ApplyQuestion>, string, string | null]>([
  ["a short answer", {}, "Because of the water.", null],
  ["nothing, where an answer is wanted", {}, "", "Answer this question"],
  ["spaces, where an answer is wanted", {}, "  \n ", "Answer this question"],
  ["nothing, where none is wanted", { isRequired: false }, "", null],
  ["as long as a short one may be", {}, "x".repeat(MAX_SHORT_ANSWER), null],
  ["one letter more", {}, "x".repeat(MAX_SHORT_ANSWER + 1), "200 characters"],
  ["the same where a long one is wanted", { kind: "long" }, "x".repeat(201), null],
  ["too much even there", { kind: "long" }, "x".repeat(MAX_LONG_ANSWER + 1), "4,000 characters"],
  ["yes", { kind: "yes-no" }, "Yes", null],
  ["perhaps", { kind: "yes-no" }, "Perhaps", "Choose yes or no"],
  ["one of the choices", { kind: "choice", choices }, "York", null],
  ["none of the choices", { kind: "choice", choices }, "Hull", "Choose one"],
  [
    "none of them where none is wanted",
    { kind: "choice", choices, isRequired: false },
    "Hull",
    "Choose one",
  ],
])("%s", (_case, question, typed, sentence) => {
  const { answers, errors } = readAnswers(asked(question), { answer1: typed });
  if (sentence === null) {
    expect(errors).toEqual({});
    expect(answers).toEqual(typed.trim() ? [{ question: "Why us?", answer: typed.trim() }] : []);
  } else {
    expect(errors.answer1?.[0]).toContain(sentence);
    expect(answers).toEqual([]);
  }
});

test("two forms are the same whatever order their keys stand in, and differ by any word", () => {
  const question = { question: "Why us?", kind: "short", choices: [], isRequired: true } as const;
  const turned = { isRequired: true, choices: [], kind: "short", question: "Why us?" } as const;
  const key = applyFormKey({ letter: "no", questions: [question] });
  expect(applyFormKey({ questions: [turned], letter: "no" })).toBe(key);
  for (const other of [
    { letter: "optional", questions: [question] } as const,
    { letter: "no", questions: [{ ...question, isRequired: false }] } as const,
    { letter: "no", questions: [{ ...question, question: "Why now?" }] } as const,
    null,
  ])
    expect(applyFormKey(other)).not.toBe(key);
});
