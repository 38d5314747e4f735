import type { NoteView } from "#domain/facts/quoted-text.ts";
import type { Answered } from "#domain/pages/questions.ts";
import type { Board } from "../vocabulary.ts";

/** What a job of this kind must pay, as published for its occupation code. */
export type Rate = { code: string; job: string; newEntrant: string; standard: string };

/** A page that is criteria plus words: the jobs it shows are whatever the criteria find today. */
export type LandingPage = {
  path: string;
  title: string;
  description: string;
  heading: string;
  board: Board;
  /** The search as the board's address writes it. */
  criteria: string;
  /** What is counted: "1 internship in London", "2 internships in London". */
  one: string;
  many: string;
  /** For pages about sponsorship: the same jobs without that condition. */
  wider: string | null;
  related: readonly string[];
  /** The day somebody last compared the words with their sources. */
  checkedOn: string;
  rates: readonly Rate[];
  html: string;
  /** Where its figures come from. */
  notes: readonly NoteView[];
  questions: readonly Answered[];
};

/** As much of a page as leads to it and counts what it finds. */
export type LandingStop = Pick<LandingPage, "path" | "heading" | "board" | "criteria">;

export function boardPath(board: Board): string {
  return `/${board}`;
}
