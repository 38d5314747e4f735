import { expect, test } from "vitest";
import { answerTo } from "./form-answer.ts";
import { sampleCv } from "./sample-cv.ts";

test("what came back of one part is not put into the fields of another", () => {
  const typed = { part: "work", "section-title": "Jobs" };
  const answer = { kind: "bad" as const, errors: {}, typed, state: sampleCv, revision: 1 };
  expect(answerTo("work", answer)).toBe(answer);
  expect(answerTo("education", answer)).toBeUndefined();
  expect(answerTo("work", undefined)).toBeUndefined();
});
