import type { CvDocument } from "#rules/cv/cv-document.ts";
import { type AdvertRequirement, readAsked } from "./asked-words.ts";
import type { CvPlace } from "./finding.ts";
import { sameThing } from "./job-words.data.ts";
import { isOrdinary } from "./known-words.ts";
import { type Line, linesOf } from "./lines.ts";
import { stemmed } from "./stems.ts";

export type JobWords = { title: string; text: string };

/** Words a job asks for, the sentence that asks, and where the CV says them. */
export type AskedWords = {
  words: string;
  quote: string;
  found: { where: CvPlace; quote: string } | null;
};

/** A job's words against a CV's, with the evidence of both and no score. */
export function matchJob(document: CvDocument, job: JobWords): { asked: readonly AskedWords[] } {
  const lines = linesOf(document).map((line) => ({ line, stems: stemmed(line.text) }));
  return {
    asked: readAsked(job).map((asked) => ({
      words: asked.words,
      quote: asked.quote,
      found: findIn(lines, asked),
    })),
  };
}

type StemmedLine = { line: Line; stems: ReturnType<typeof stemmed> };

/** A line that tells about it proves more than a word in a list; a degree is best proved by its name. */
const proof: Readonly<Record<Line["kind"], number>> = { bullet: 0, prose: 1, name: 2, keyword: 3 };

function proves({ kind, at }: Line): number {
  const isNamed = kind === "name" && (at.section === "education" || at.section === "certificates");
  return isNamed ? 0 : proof[kind];
}

function findIn(lines: readonly StemmedLine[], asked: AdvertRequirement): AskedWords["found"] {
  const names = namesOf(asked.words).map((name) => stemmed(name).map(({ stem }) => stem));
  const [best] = lines
    .filter((line) => names.some((name) => holds(line, name)))
    .sort((one, other) => proves(one.line) - proves(other.line));
  return best ? { where: best.line.at, quote: best.line.text } : null;
}

function namesOf(words: string): readonly string[] {
  const lower = words.toLowerCase().replaceAll("’", "'");
  return [lower, ...sameThing.filter((names) => names[0] === lower).flat()];
}

function holds({ line, stems }: StemmedLine, phrase: readonly string[]): boolean {
  return stems.some(
    ({ from, to }, at) =>
      phrase.every((stem, index) => stems[at + index]?.stem === stem) &&
      !(phrase.length === 1 && isOrdinary(line.text.slice(from, to))),
  );
}
