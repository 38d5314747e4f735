import type { NoteView } from "#domain/facts/quoted-text.ts";
import type { Answered } from "#domain/pages/questions.ts";

/** One afternoon of a fair. */
export type Edition = {
  /** Names it among all fairs: "india-career-fair/2027-02-13". */
  key: string;
  startsAt: Date;
  endsAt: Date;
  theme: string;
};

/** A part of the programme, in minutes after the doors open. */
export type FairPart = { from: number; minutes: number; title: string; words: string };

export type Fair = {
  slug: string;
  path: string;
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** The zone in which the fair gives its times. */
  zone: string;
  editions: readonly Edition[];
  programme: readonly FairPart[];
  /** Employers by their slug, with what they look for. */
  employers: readonly { slug: string; seeks: string }[];
  checkedOn: string;
  html: string;
  notes: readonly NoteView[];
  questions: readonly Answered[];
};

/** The fair that is on now or comes next; null after the last one. */
export function nextEdition({ editions }: Pick<Fair, "editions">, now: Date): Edition | null {
  return editions.find(({ endsAt }) => endsAt > now) ?? null;
}

export function laterEditions({ editions }: Pick<Fair, "editions">, now: Date): Edition[] {
  return editions.filter(({ endsAt }) => endsAt > now).slice(1);
}
