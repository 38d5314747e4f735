import { isoDayOf, type Reading, typedIn } from "./reading.ts";

export type Option = { value: string; label: string };

/** A control of a form, with what it holds. The name is its place in the address. */
export type QuestionField = {
  name: string;
  label: string;
  value: string;
  error: string | null;
} & (
  | { kind: "choice"; options: readonly Option[] }
  /** `pattern`: until it fits, script does not ask again. */
  | { kind: "number" | "money" | "day"; pattern: string | undefined }
  | { kind: "tick"; isTicked: boolean }
);

/** One thing that is asked: a field, or a few that belong together. */
export type Question = {
  label: string;
  hint: string | null;
  fields: readonly QuestionField[];
  /** Where the reader finds the answer. */
  link: { href: string; label: string } | null;
  /** What the answer counts, on a screen that counts points. */
  points: { points: number; most: number } | null;
};

export type QuestionGroup = {
  id: string;
  title: string;
  questions: readonly Question[];
};

/** Long enough to be meant: a first digit on the way to a second asks nothing yet. */
const patterns = {
  number: "[0-9]{2,4}",
  money: "€?[0-9][0-9 ,.]{3,}|€?[0-9]{2,3}[kK]",
  day: undefined,
};

type QuestionHead = Pick<Question, "label"> & Partial<Pick<Question, "hint" | "link" | "points">>;

/** The fields of a form about one address. */
export function fieldsOf(reading: Reading) {
  const base = (name: string, label: string) => ({
    name,
    label,
    value: typedIn(reading, name),
    error: reading.errors[name] ?? null,
  });
  return {
    choice: (name: string, label: string, options: readonly Option[]): QuestionField => ({
      ...base(name, label),
      kind: "choice",
      options,
    }),
    typed: (kind: "number" | "money" | "day", name: string, label: string): QuestionField => ({
      ...base(name, label),
      // A date field takes ISO days only, however the day was typed elsewhere.
      ...(kind === "day"
        ? { value: isoDayOf(typedIn(reading, name)) ?? typedIn(reading, name) }
        : {}),
      kind,
      pattern: patterns[kind],
    }),
    tick: (name: string, label: string): QuestionField => ({
      ...base(name, label),
      kind: "tick",
      isTicked: reading.params.get(name) === "yes",
    }),
  };
}

export function question(asked: QuestionHead, ...fields: readonly QuestionField[]): Question {
  return { hint: null, link: null, points: null, ...asked, fields };
}

export function optionsOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
  unsaid: string,
): readonly Option[] {
  const said = Object.entries<string>(words).map(([value, label]) => ({ value, label }));
  return [{ value: "", label: unsaid }, ...said];
}

/** Whether an address holds any answer at all; other parts of it are not ours. */
export function hasAnswers(groups: readonly QuestionGroup[]): boolean {
  return groups.some(({ questions }) =>
    questions.some(({ fields }) =>
      fields.some((field) => (field.kind === "tick" ? field.isTicked : field.value !== "")),
    ),
  );
}
