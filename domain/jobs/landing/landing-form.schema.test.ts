import { expect, test } from "vitest";
import { pathOfOwnAddress } from "./criteria.ts";
import { landingSchema, newLandingSchema } from "./landing-form.schema.ts";

const good = {
  title: "Law jobs in Leeds",
  description: "Live law jobs in Leeds for students from abroad, counted on the day you look.",
  search: "/jobs?sector=law&city=Leeds",
  intro: "They hire all year. ".repeat(12),
};

const mistakes = (changes: Record<string, string>) => {
  const read = landingSchema.safeParse({ ...good, ...changes });
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join(), message]);
};

test("a good form becomes criteria and questions without empty rows", () => {
  const form = {
    ...good,
    "question-1": "",
    "answer-1": "",
    "question-3": "Why?",
    "answer-3": "So.",
  };
  expect(landingSchema.parse(form)).toMatchObject({
    board: "jobs",
    criteria: "city=Leeds&sector=law",
    questions: [{ question: "Why?", answer: "So." }],
  });
});

test("each mistake has its sentence, at its field", () => {
  expect(mistakes({ title: " " })[0]).toEqual(["title", "Write a title."]);
  expect(mistakes({ description: "Short." })[0]?.[1]).toMatch(/50 characters or more/);
  expect(mistakes({ intro: "x".repeat(8001) })[0]?.[1]).toMatch(/8,000 characters or fewer/);
  expect(mistakes({ search: "/jobs" })[0]).toEqual([
    "search",
    expect.stringMatching(/whole board/),
  ]);
  expect(mistakes({ "question-4": "Why?" })[0]).toEqual([
    "answer-4",
    "Question 4 has no answer. Write one, or clear the question.",
  ]);
  expect(mistakes({ "answer-5": "So." })[0]?.[0]).toBe("question-5");
  // All of them at once, in one round.
  const several = mistakes({ title: "", search: "nowhere", "question-1": "Why?" });
  expect(several.map(([field]) => field)).toEqual(["title", "title", "search", "answer-1"]);
});

test.each(["law-jobs-in-leeds", "abc"])("%s can end an address", (slug) => {
  expect(newLandingSchema.safeParse({ slug }).success).toBe(true);
});

test.each(["", "ab", "Law", "a--b", "-a-b", "a/b", "läw-jobs", "x".repeat(81)])(
  "“%s” cannot end an address",
  (slug) => {
    expect(newLandingSchema.safeParse({ slug }).success).toBe(false);
  },
);

test.each(["https://evil.example/jobs?city=Leeds", "//evil.example/jobs?city=Leeds"])(
  "a search of another host is not the board's: %s",
  (search) => {
    expect(mistakes({ search })).toEqual([["search", expect.stringMatching(/of another site/)]]);
  },
);

test("a search copied whole from our own site is read from its path on", () => {
  const own = ["https://waymark.example"];
  expect(pathOfOwnAddress(" https://waymark.example/jobs?city=Leeds#x", own)).toBe(
    "/jobs?city=Leeds",
  );
  expect(pathOfOwnAddress("https://evil.example/jobs", own)).toBe("https://evil.example/jobs");
  expect(pathOfOwnAddress("/jobs?city=Leeds", own)).toBe("/jobs?city=Leeds");
});
