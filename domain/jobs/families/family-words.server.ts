import { tokenise } from "#search/words/tokenise.ts";
import { broaderThan, familiesMeant, familiesNamed } from "./families.server.ts";
import { plainWord } from "./plain-word.ts";

/**
 * A family as one word of the index, which holds words and nothing else. Nobody types it, and
 * no typing mistake is near it: three letters stand before its name.
 */
export function familyWord(id: string): string {
  return MARK + id.replaceAll("-", "");
}

const MARK = "0f0";

export function isFamilyWord(word: string): boolean {
  return word.startsWith(MARK);
}

type Advert = { title: string; employer: string; text: string };

/** The words of a job's families, by the field in which each should count; `work` are those of its title. */
export function familyWordsOf({ title, employer, text }: Advert) {
  const named = namedInTitle(title);
  const wider = [...named].flatMap(broaderThan);
  return {
    work: [...new Set([...named, ...wider])],
    title: written(named),
    // Weighs half as much as a title: narrower work, and what the employer's name says.
    employer: written([...wider, ...familiesNamed(plainWords(employer), isText)]),
    body: written(familiesMeant(plainWords(text))),
  };
}

const isText = (use: string) => use === "text";

function written(ids: Iterable<string>): string {
  return [...new Set(ids)].map(familyWord).join(" ");
}

/** "Engineer, Software" and "Software (Python) Engineer" are software engineers. */
function namedInTitle(title: string): Set<string> {
  const joined = title.replace(/\s&\s|\//g, " and ");
  const outside = joined.replace(/\([^)]*\)/g, " ");
  const [head = "", second = ""] = outside.split(/,|\s[-–—|:]\s/);
  const readings = [joined, outside, `${second} ${head}`];
  return new Set(
    readings.flatMap((words) => [...familiesNamed(plainWords(words), (use) => use !== "typed")]),
  );
}

function plainWords(text: string): string[] {
  return tokenise(text).map(plainWord);
}
