import type { ApplyQuestion, LetterWish } from "#rules/applications/apply-form.ts";

/** A document of the applicant's own, and its versions as choices. */
export type ChoiceGroup = { title: string; options: readonly { value: string; label: string }[] };

export type ApplyJob = {
  id: number;
  slug: string;
  title: string;
  employer: string;
  href: string;
  /** Under which a tab holds what is typed: this person's alone, no matter who signs in there next. */
  draftKey: string;
  /** "Closes Fri 4 December at 17:00". */
  closes: string;
};

export type ApplyView = {
  job: ApplyJob;
  cvs: readonly ChoiceGroup[];
  letters: readonly ChoiceGroup[];
  letterWish: LetterWish;
  questions: readonly ApplyQuestion[];
  /** What could be said about the right to work; "" where we know nothing to say, null where it does not apply. */
  rightToWorkLine: string | null;
  /** As it was saved, or as it likely will be. */
  values: Readonly<Record<string, string>>;
  /** Of what was saved; 0 before anything is. */
  revision: number;
};

export type ReviewView = {
  job: ApplyJob;
  person: { name: string; email: string };
  documents: readonly { label: string; words: string; href: string }[];
  answers: readonly { question: string; answer: string | null }[];
  rightToWork: string | null;
  /** Sent back with the press, so that what goes is what was read. */
  reviewed: { revision: number; asked: string; line: string };
};
