import { z } from "zod";
import {
  type ApplyForm,
  type ApplyQuestion,
  letterWishes,
  MAX_CHOICES,
  questionKinds,
} from "#rules/applications/apply-form.ts";
import { codesOf } from "../vocabulary.ts";

/** The part of the advert's form that says how people apply, question by question. */
export const questionNumbers = [1, 2, 3, 4, 5] as const;
export type QuestionNumber = (typeof questionNumbers)[number];

const MAX_QUESTION = 200;
const MAX_CHOICE = 100;
export const MAX_CHOICES_TEXT = MAX_CHOICES * (MAX_CHOICE + 2);

export const applyFields = [
  "applyBy",
  "letterWanted",
  ...questionNumbers.flatMap(
    (n) => [`question${n}`, `kind${n}`, `choices${n}`, `required${n}`] as const,
  ),
] as const;

const typed = z.string().trim().default("");
type Numbered<Name extends string> = Record<`${Name}${QuestionNumber}`, typeof typed>;

function numbered<Name extends string>(name: Name): Numbered<Name> {
  return Object.fromEntries(questionNumbers.map((n) => [`${name}${n}`, typed])) as Numbered<Name>;
}

/** Adverts written before there was a choice say nothing, and mean their own link. */
export const applyShape = {
  applyBy: z.enum(["link", "waymark"], { error: "Choose how people apply." }).default("link"),
  letterWanted: z
    .enum(codesOf(letterWishes), { error: "Choose whether you want a letter." })
    .default("optional"),
  ...numbered("question"),
  ...numbered("kind"),
  ...numbered("choices"),
  ...numbered("required"),
};

type Typed = Readonly<Record<string, unknown>>;

const textIn = (values: Typed, name: string) => String(values[name] ?? "");

/** What is wrong with the questions, by field; nothing where people apply elsewhere. */
export function questionErrors(values: Typed): { field: string; message: string }[] {
  if (values.applyBy !== "waymark") return [];
  return questionNumbers.flatMap((n) => {
    const question = textIn(values, `question${n}`);
    const choices = choicesIn(values, n);
    const isChoice = textIn(values, `kind${n}`) === "choice";
    if (question === "") {
      const message = "Write the question, or clear its answers.";
      return isChoice && choices.length > 0 ? [{ field: `question${n}`, message }] : [];
    }
    if (question.length > MAX_QUESTION)
      return [{ field: `question${n}`, message: "Shorten the question to 200 characters." }];
    const message = isChoice ? whyNotChoices(choices) : null;
    return message === null ? [] : [{ field: `choices${n}`, message }];
  });
}

function whyNotChoices(choices: readonly string[]): string | null {
  if (choices.length < 2) return "Give at least two choices, each on a line of its own.";
  if (choices.length > MAX_CHOICES) return `Give ${MAX_CHOICES} choices or fewer.`;
  const isLong = choices.some((choice) => choice.length > MAX_CHOICE);
  return isLong ? "Shorten each choice to 100 characters or fewer." : null;
}

function choicesIn(values: Typed, n: QuestionNumber): string[] {
  const lines = textIn(values, `choices${n}`)
    .split(/\r?\n/)
    .map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

/** What the advert will ask of people who apply here; null where they apply elsewhere. */
export function applyFormOf(
  values: Typed & { applyBy: "link" | "waymark"; letterWanted: ApplyForm["letter"] },
): ApplyForm | null {
  if (values.applyBy !== "waymark") return null;
  const questions = questionNumbers.flatMap((n): ApplyQuestion[] => {
    const question = textIn(values, `question${n}`);
    if (question === "") return [];
    const kind = codesOf(questionKinds).find((code) => code === values[`kind${n}`]) ?? "short";
    const choices = kind === "choice" ? choicesIn(values, n) : [];
    return [{ question, kind, choices, isRequired: textIn(values, `required${n}`) !== "" }];
  });
  return { letter: values.letterWanted, questions };
}

/** The fields that would ask this. */
export function applyFormFields(form: ApplyForm | null): Record<string, string> {
  if (form === null) return { applyBy: "link" };
  const questions = form.questions.flatMap(({ question, kind, choices, isRequired }, index) => {
    const n = index + 1;
    return [
      [`question${n}`, question],
      [`kind${n}`, kind],
      [`choices${n}`, choices.join("\n")],
      ...(isRequired ? [[`required${n}`, "on"]] : []),
    ];
  });
  return { applyBy: "waymark", letterWanted: form.letter, ...Object.fromEntries(questions) };
}
