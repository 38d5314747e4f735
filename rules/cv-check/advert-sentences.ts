import { asking, askingHeadings, cues, dutyHeadings, otherHeadings } from "./job-words.data.ts";

/** Whether a sentence asks for something, tells about the work, perhaps does, or does not. */
export type Sentence = { text: string; tells: "asked" | "work" | "perhaps" | "nothing" };

type Part = "start" | "asked" | "work" | "other";

/** Nobody writes longer ones; a feed may send its whole text as one. */
const MAX_SENTENCE_LENGTH = 1_000;

/** Where an employer speaks of itself, the list of what it asks for is over. */
const ofThemselves =
  /^(?:we|our)\b(?! (?:need|want|require|ask|expect|are looking|look for|would like|use|work with))/i;

/** An advert's sentences; a line, an item of a list and a heading each end one. */
export function sentencesOf(text: string): readonly Sentence[] {
  let part: Part = "start";
  return text.split(/\r?\n/).flatMap((line) => {
    const plain = line.replace(/^[\s•·*–—>-]+(?=\S)/, "").trim();
    if (plain === "") return [];
    const isItem = /^\s*[•·*–—>-]/.test(line);
    const headed = isItem ? null : partHeaded(plain);
    if (headed) {
      part = headed;
      return [];
    }
    if (part === "asked" && ofThemselves.test(plain)) part = "start";
    return plain
      .split(/(?<=[.!?;])\s+(?=\p{Lu})/u)
      .map((sentence) => sentence.slice(0, MAX_SENTENCE_LENGTH))
      .map((sentence) => ({ text: sentence, tells: tells(sentence, part) }));
  });
}

function partHeaded(line: string): Part | null {
  const words = line.replace(/^#+\s*/, "");
  // Without a mark only a line that says nothing more is a heading: "Experience of sales" asks.
  const most = words === line ? /^\s*(?:\(.*\))?\s*:?$/ : /^.{0,30}$/;
  const isHeaded = (heading: RegExp) => {
    const rest = heading.exec(words)?.[1];
    return rest !== undefined && most.test(rest);
  };
  if (isHeaded(askingHeadings)) return "asked";
  if (isHeaded(dutyHeadings)) return "work";
  if (otherHeadings.test(words) || words !== line) return "other";
  return null;
}

function tells(sentence: string, part: Part): Sentence["tells"] {
  if (part === "other" || ofThemselves.test(sentence)) return "nothing";
  if (part === "asked" || asking.test(sentence) || sentence.search(cues) >= 0) return "asked";
  return part === "work" || /\byou(?:r|['’]ll)?\b/i.test(sentence) ? "work" : "perhaps";
}
