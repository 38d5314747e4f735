import { longDay } from "#rules/days.ts";
import { type FactSource, isDue } from "./fact.ts";
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
  const source = facts[0]!.source;
  const isLate = facts.some((fact) => isDue(fact, today));
  return {
    number: cited[0]!.number,
    source,
    paragraphs: [...paragraphs].join(", "),
    checked: isLate ? lateWords(source, oldest) : `Checked ${longDay(oldest)}`,
    isDue: isLate,
  };
}

/** Calm, and with something to do: the note above it links to the page. */
function lateWords({ url }: FactSource, oldest: string): string {
  return `Last checked ${longDay(oldest)}. Check on ${siteOf(url)} before you rely on it.`;
}

function siteOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, "");
  return host === "gov.uk" ? "GOV.UK" : host;
}
