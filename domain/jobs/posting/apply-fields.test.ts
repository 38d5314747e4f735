import { expect, test } from "vitest";
import { typed } from "#test/employer-factories.ts";
import { applyFormFields, applyFormOf } from "./apply-fields.ts";
import { jobSchema } from "./job.schema.ts";

const inside = { ...typed, applyBy: "waymark", applyTo: "" };

const mistakes = (values: Record<string, string>) =>
  jobSchema.safeParse(values).error?.issues.map(({ path }) => path.join(".")) ?? [];

test("an advert that says nothing of it is applied for at its own link, and needs one", () => {
  expect(applyFormOf(jobSchema.parse(typed))).toBeNull();
  expect(mistakes({ ...typed, applyTo: "" })).toEqual(["applyTo"]);
});

test("an advert applied for here needs no link, and asks its questions in their order", () => {
  const values = {
    ...inside,
    letterWanted: "required",
    question1: "Why water?",
    kind1: "long",
    required1: "on",
    question3: "Which office?",
    kind3: "choice",
    choices3: "Leeds\n\n York \nLeeds",
  };
  expect(applyFormOf(jobSchema.parse(values))).toEqual({
    letter: "required",
    questions: [
      { question: "Why water?", kind: "long", choices: [], isRequired: true },
      { question: "Which office?", kind: "choice", choices: ["Leeds", "York"], isRequired: false },
    ],
  });
});

test("a form that is stored gives the fields that would ask it again", () => {
  const form = {
    letter: "no",
    questions: [{ question: "Which?", kind: "choice", choices: ["A", "B"], isRequired: true }],
  } as const;
  expect(applyFormOf(jobSchema.parse({ ...inside, ...applyFormFields(form) }))).toEqual(form);
});

test.each<[string, Record<string, string>, string[]]>([
  ["a choice of one", { question2: "Where?", kind2: "choice", choices2: "Leeds" }, ["choices2"]],
  ["choices without a question", { kind1: "choice", choices1: "A\nB" }, ["question1"]],
  ["a question of 201 letters", { question5: "x".repeat(201) }, ["question5"]],
  [
    "eleven choices",
    { question1: "Which?", kind1: "choice", choices1: [..."abcdefghijk"].join("\n") },
    ["choices1"],
  ],
])("%s is refused at its field", (_case, values, fields) => {
  expect(mistakes({ ...inside, ...values })).toEqual(fields);
  // Where people apply elsewhere, nobody is asked anything.
  expect(mistakes({ ...typed, ...values })).toEqual([]);
});

test("mistakes of questions are said together with all others", () => {
  expect(mistakes({ ...inside, title: "", question1: "x".repeat(201) })).toEqual([
    "title",
    "question1",
  ]);
});
