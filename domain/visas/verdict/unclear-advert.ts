import type { AdvertReading } from "#rules/advert-words/read-advert.ts";

const MAX_WORDS = 160;

/** The words of an advert that leave sponsoring open; empty where it says yes, no or nothing. */
export function decidingWords({ stance, sayings }: AdvertReading): string {
  if (stance !== "conditional" && stance !== "unclear") return "";
  const of = (wanted: string) => sayings.find((saying) => saying.stance === wanted)?.quote ?? "";
  const [yes, no] = [of("yes"), of("no")];
  const isTorn = stance === "unclear" && yes !== "" && no !== "";
  return isTorn
    ? `${shortened(yes, MAX_WORDS / 2)} … ${shortened(no, MAX_WORDS / 2)}`
    : shortened(of(stance), MAX_WORDS);
}

const openings: Readonly<Record<string, string>> = {
  conditional: "The advert you pasted says that sponsorship depends on conditions",
  unclear: "The advert you pasted does not say clearly whether it sponsors",
};

/** A line beside the verdict, with the words it rests on where the address brings them. */
export function unclearAdvert({ advert = "", said = "" }: Readonly<Record<string, string>>) {
  const opening = Object.hasOwn(openings, advert) ? openings[advert]! : null;
  const words = shortened(said, 2 * MAX_WORDS);
  if (opening === null) return null;
  return words ? `${opening}: “${words}”.` : `${opening}.`;
}

function shortened(said: string, most: number): string {
  const words = said.replaceAll(/\s+/g, " ").trim();
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2))}…`;
}
