import type { CvDocument } from "#rules/cv/cv-document.ts";
import { isEnglish } from "./check-bullets.ts";
import type { Finding } from "./finding.ts";
import { type Line, linesOf } from "./lines.ts";
import { cliches, placeholders } from "./phrases.data.ts";
import { findPhrase, openingVerb, wordsOf } from "./words.ts";

const MAX_SUMMARY_WORDS = 80;

/** Slips and worn words, wherever somebody wrote sentences. */
export function checkWords(document: CvDocument): readonly Finding[] {
  const lines = linesOf(document);
  const written = lines.filter(({ kind }) => kind === "bullet" || kind === "prose");
  const english = isEnglish(document) ? written.flatMap(checkEnglish) : [];
  return [
    ...lines.flatMap(checkPlaceholders),
    ...written.flatMap(checkSlips),
    ...english,
    ...checkSummaryLength(document),
  ];
}

function checkPlaceholders({ at, text }: Line): readonly Finding[] {
  const found = placeholders.map((sign) => sign.exec(text)?.[0]).find((words) => words);
  return found ? [{ code: "placeholder", level: "mistake", at, evidence: found }] : [];
}

function checkSlips({ at, text }: Line): readonly Finding[] {
  const findings: Finding[] = [];
  const doubled = doubledWord(text);
  if (doubled) findings.push({ code: "word-doubled", level: "mistake", at, evidence: doubled });
  const spaces = /\S[ \u00a0]{2,}\S/.exec(text)?.[0];
  if (spaces) findings.push({ code: "spaces-doubled", level: "mistake", at, evidence: spaces });
  if (isShouted(text)) findings.push({ code: "capitals", level: "advice", at, evidence: text });
  return findings;
}

/** "that that" and "had had" can be meant. */
export const doubledWords =
  /(?<![\p{L}\p{N}'’-])(?!(?:that|had|is)\s)(\p{L}{2,}) \1(?![\p{L}\p{N}'’-])/iu;

function doubledWord(text: string): string | null {
  return doubledWords.exec(text)?.[0] ?? null;
}

function isShouted(text: string): boolean {
  const words = wordsOf(text).filter((word) => /^\p{L}{2,}$/u.test(word));
  return words.length >= 4 && words.every((word) => /^\p{Lu}+$/u.test(word));
}

/** "us" only in small letters: the country is not the writer. */
export const firstPerson =
  /(?<![\p{L}\p{N}.’'-])(?:I(?:['’](?:m|ve|d|ll))?|[Mm]y|[Mm]yself|[Ww]e|[Oo]ur|me|us)(?![\p{L}\p{N}.’'-])/u;

function checkEnglish({ at, text, kind }: Line): readonly Finding[] {
  const findings: Finding[] = [];
  if (kind === "bullet") findings.push(...personsIn({ at, text, kind }));
  const worn = cliches.map((phrase) => findPhrase(text, phrase)).find((words) => words !== null);
  if (worn) findings.push({ code: "cliche", level: "advice", at, evidence: worn });
  return findings;
}

/** Apart where the line only begins so: that can be fixed without asking. */
function personsIn({ at, text }: Line): readonly Finding[] {
  if (!firstPerson.test(text)) return [];
  const rest = text.replace(openingPerson, "");
  const isOnlyAtStart = rest !== text && !firstPerson.test(rest) && openingVerb(rest) !== null;
  const code = isOnlyAtStart ? "first-person-opening" : "first-person";
  return [{ code, level: "advice", at, evidence: text }];
}

/** "I " or "We have " before a verb. */
export const openingPerson = /^\s*(?:I|We)(?:['’]ve| have| had)?\s+/;

function checkSummaryLength(document: CvDocument): readonly Finding[] {
  const count = wordsOf(document.basics.summary).length;
  if (count <= MAX_SUMMARY_WORDS) return [];
  const at = { section: "summary", field: "summary" } as const;
  return [{ code: "summary-too-long", level: "advice", at, evidence: `${count} words` }];
}
