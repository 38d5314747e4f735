import { longDay } from "#rules/days.ts";
import { isDue } from "./fact.ts";
import type { Citations, Cited } from "./quote-facts.ts";
import type { NoteView } from "./quoted-text.ts";

/** What a page says about its sources, by their number. */
export function notesOf({ all }: Citations, today: string): Map<number, NoteView> {
  return new Map(all.map((cited) => [cited[0]!.number, noteOf(cited, today)]));
}

/** One note for all that a page quotes from one source: as old as its oldest reading. */
function noteOf(cited: readonly Cited[], today: string): NoteView {
  const facts = cited.map(({ fact }) => fact);
  const paragraphs = new Set(facts.flatMap(({ paragraph }) => paragraph?.split(/[,;] /) ?? []));
  const oldest = facts.map(({ checkedOn }) => checkedOn).sort()[0]!;
  return {
    number: cited[0]!.number,
    source: facts[0]!.source,
    paragraphs: [...paragraphs].join(", "),
    checked: `Checked ${longDay(oldest)}`,
    isDue: facts.some((fact) => isDue(fact, today)),
  };
}
