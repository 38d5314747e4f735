import type { AdvertReading } from "#rules/advert-words/read-advert.ts";
import { plainLine } from "#rules/plain-line.ts";

/** Two of the longest quotations: a condition often stands at the end. */
const MAX_WORDS = 600;
const BETWEEN = " … ";
const HALF = Math.floor((MAX_WORDS - BETWEEN.length) / 2);

/** The words of an advert that decide what it says of sponsoring; empty where it says nothing. */
export function decidingWords({ stance, sayings }: AdvertReading): string {
  const of = (wanted: string) => sayings.find((saying) => saying.stance === wanted)?.quote ?? "";
  const [yes, no] = [of("yes"), of("no")];
  const isTorn = stance === "unclear" && yes !== "" && no !== "";
  return isTorn
    ? `${shortened(yes, HALF)}${BETWEEN}${shortened(no, HALF)}`
    : shortened(of(stance), MAX_WORDS);
}

const openings: Readonly<Record<string, string>> = {
  conditional: "The advert says that sponsorship depends on conditions",
  unclear: "The advert does not say clearly whether it sponsors",
};

/** Whether an answer rests on words of the advert. */
export function restsOnWords(advert: string): boolean {
  return advert === "yes" || advert === "no" || Object.hasOwn(openings, advert);
}

/** Where the address brings the words an answer rests on: them, quoted after a colon. */
export function quotedAfter(opening: string, said: string | undefined): string {
  const words = quotable(said ?? "");
  return words ? `${opening}: “${words}”` : opening;
}

/** Words that an address brings, as they may stand between quotation marks of ours. */
export function quotable(said: string): string {
  return shortened(said, MAX_WORDS);
}

/** A line beside the verdict, with the words it rests on where the address brings them. */
export function unclearAdvert({ advert = "", said = "" }: Readonly<Record<string, string>>) {
  if (!Object.hasOwn(openings, advert)) return null;
  return `${quotedAfter(openings[advert]!, said)}.`;
}

/** Any of them could end our quotation, and let a link speak in our voice; so could text turned round. */
const UNQUOTABLE = /["“”„‟«»＂〝〞″‶\p{Bidi_Control}]/gu;

function shortened(said: string, most: number): string {
  const words = plainLine(said.replaceAll(UNQUOTABLE, ""));
  // By characters: half of a pair shows as a broken sign.
  const characters = [...words];
  if (characters.length <= most) return words;
  const cut = characters.slice(0, most - 1).join("");
  const end = cut.lastIndexOf(" ");
  return `${end > cut.length / 2 ? cut.slice(0, end) : cut}…`;
}
