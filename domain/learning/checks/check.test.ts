import { expect, test } from "vitest";
import { askedQuestions, markAnswers, readAnswers, score } from "./check.ts";

const option = (text: string, isRight = false) => ({ text, isRight, why: `${text}: why` });
const questions = ["One?", "Two?", "Three?", "Four?"].map((ask) => ({
  ask,
  options: [option("no"), option("yes", true), option("perhaps")],
}));

test.each([
  [[1, 1, 1, 1], 4, true],
  [[1, 1, 1, 0], 3, true],
  [[1, 1, 0, 0], 2, false],
  [[], 0, false],
])("%j: all but one right is a pass", (answers, right, isPassed) => {
  expect(score(questions, answers)).toEqual({ right, total: 4, isPassed });
});

test("each answer says why, and a wrong one what is right", () => {
  expect(markAnswers(questions, [0, 1, 2, 1])[0]).toEqual({
    isRight: false,
    chosen: 0,
    why: "no: why",
    rightText: "yes",
  });
});

test("a question does not give its answer away", () => {
  expect(JSON.stringify(askedQuestions(questions))).not.toMatch(/isRight|why/);
});

test("a question left out is named", () => {
  const posted = new Map([
    ["question-1", "1"],
    ["question-2", "9"],
    ["question-3", "0"],
  ]);
  expect(readAnswers(questions, (field) => posted.get(field))).toEqual({
    ok: false,
    errors: {
      "question-2": ["Choose an answer to question 2."],
      "question-4": ["Choose an answer to question 4."],
    },
  });
});
