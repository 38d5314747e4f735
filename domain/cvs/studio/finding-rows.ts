import { catalogue } from "#rules/cv-check/catalogue.ts";
import type { Finding, FindingLevel } from "#rules/cv-check/finding.ts";
import { keyOfFinding } from "./finding-key.ts";

/** What is said about one line of the CV, or about something that is no line. */
export type FindingRow = {
  key: string;
  level: FindingLevel;
  /** The words it is about, once; "" where the title says the same. */
  quote: string;
  findings: readonly [Finding, ...Finding[]];
};

const levels: readonly FindingLevel[] = ["mistake", "advice", "good"];

/** One row for each line with all that is said about it, mistakes first; findings of no line stay apart. */
export function findingRows(findings: readonly Finding[]): readonly FindingRow[] {
  const rows = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = lineOf(finding);
    const row = rows.get(key);
    if (row) row.push(finding);
    else rows.set(key, [finding]);
  }
  return [...rows].map(([key, said]) => rowOf(key, said)).toSorted(byLevel);
}

function rowOf(key: string, said: [Finding, ...Finding[]]): FindingRow {
  const [first, ...others] = said;
  const quote = others.reduce(
    (longest, { evidence }) => (evidence.length > longest.length ? evidence : longest),
    first.evidence,
  );
  const level = levels.find((each) => said.some((finding) => finding.level === each))!;
  const isTitle = said.some(({ code }) => catalogue[code].title === quote);
  return { key, level, quote: isTitle ? "" : quote, findings: said };
}

const byLevel = (one: FindingRow, other: FindingRow) =>
  levels.indexOf(one.level) - levels.indexOf(other.level);

function lineOf(finding: Finding): string {
  const { section, entryId, field, line } = finding.at;
  return line === undefined ? keyOfFinding(finding) : [section, entryId, field, line].join("|");
}

/** An entry somebody has just added and not filled yet is not scolded. */
export function withoutFresh(
  findings: readonly Finding[],
  fresh: string | null,
): readonly Finding[] {
  const isEmpty = findings.some(({ code, at }) => code === "entry-empty" && at.entryId === fresh);
  return isEmpty ? findings.filter(({ at }) => at.entryId !== fresh) : findings;
}
