import type { CvDocument } from "#rules/cv/cv-document.ts";
import { isDouble, type KnownSpan, knownIn } from "#rules/cv-check/known-words.ts";
import { linesOf } from "#rules/cv-check/lines.ts";

/**
 * "Built dashboards in Tableau": a tool counts where its use is told, too. One missed is typed in again;
 * one invented speaks for somebody falsely, so in doubt none is found. Referees speak of people.
 */
export function toolsIn(document: CvDocument): string[] {
  return linesOf(document)
    .filter(
      ({ kind, at }) => (kind === "bullet" || kind === "prose") && at.section !== "references",
    )
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/))
    .filter((sentence) => !ofWish.test(sentence))
    .flatMap(toolsInSentence);
}

/** What is wanted or missing is no skill yet. */
const ofWish =
  /\b(?:no|not|never|without|lack\w*|little|want\w*|wish\w*|hop(?:e|es|ing)|keen|eager|plan(?:s|ning)? to|learn|learning|would like|interested)\b|n['’]t\b/i;

function toolsInSentence(sentence: string): string[] {
  const spans = knownIn(sentence, (kind) => kind === "tool");
  const isLoud = sentence === sentence.toUpperCase();
  return spans
    .filter((span) => {
      const word = sentence.slice(span.from, span.to);
      if (span.isPhrase || !(isDouble(word) || isAlsoWord(word))) return true;
      return !isLoud && !isOtherwise(sentence, span) && isNamed(sentence, span, spans);
    })
    .map(({ from, to }) => sentence.slice(from, to));
}

/** In small letters these are things of every day; "Flask" is not. */
const everyday = new Set(
  "flask agile angular apache bash blender cypress flutter git illustrator instrumentation java maven pandas scala scrum selenium snowflake azure".split(
    " ",
  ),
);
const isAlsoWord = (word: string) => word === word.toLowerCase() && everyday.has(word);

/** "R & D", "Go to market", "Excel at", "Go getter". */
function isOtherwise(sentence: string, { to }: KnownSpan): boolean {
  return /^(?:\s*&|[\s-]+(?:at|to|getter|the|and development)\b)/i.test(sentence.slice(to));
}

/** In a list with another tool, or after a word of use. */
function isNamed(sentence: string, span: KnownSpan, spans: readonly KnownSpan[]): boolean {
  if (/\b(?:in|with|using)\s+$/i.test(sentence.slice(0, span.from)))
    return !isPerson(sentence, span);
  const between = /^\s*(?:,|\/|,?\s+(?:and|or))\s*$/;
  return spans.some(
    ({ from, to }) =>
      (to <= span.from && between.test(sentence.slice(to, span.from))) ||
      (from >= span.to && between.test(sentence.slice(span.to, from))),
  );
}

/** One works with Maya and Julia as with Maya and Julia: after "with" these are people. */
function isPerson(sentence: string, { from, to }: KnownSpan): boolean {
  const isWith = /\bwith\s+$/i.test(sentence.slice(0, from));
  return isWith && /^(?:maya|julia|ruby|sage|cam|ros)$/i.test(sentence.slice(from, to));
}
