import { toCsv } from "#rules/csv.ts";
import type { SponsorAnswer } from "./sponsor.ts";
import { statusWords } from "./status-words.ts";

export const MOST_NAMES = 50;

export type PastedNames = { names: string[]; repeated: number; tooMany: number };

/** One name a line; blank lines and repetitions are left out and counted. */
export function readPasted(text: string): PastedNames {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, " ").trim().slice(0, 240))
    .filter(Boolean);
  const unique = [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()];
  return {
    names: unique.slice(0, MOST_NAMES),
    repeated: lines.length - unique.length,
    tooMany: Math.max(0, unique.length - MOST_NAMES),
  };
}

export type BulkLine = { typed: string; answer: SponsorAnswer };

/** The answers as a file, safe to open in a spreadsheet. */
export function bulkCsv(lines: readonly BulkLine[]): string {
  const header = [
    "You gave",
    "Result",
    "Register says",
    "Town",
    "Ratings",
    "Routes",
    "Why",
    "Register of",
  ];
  return toCsv([header, ...lines.map(csvRow)]);
}

function csvRow({ typed, answer }: BulkLine): string[] {
  const { verdict, results, asOf, isDemo } = answer;
  const chosen = results.find(({ organisationId }) => organisationId === verdict.organisationId);
  return [
    typed,
    verdict.isAmbiguous ? "Could be several employers" : statusWords[verdict.status],
    chosen?.name ?? "",
    chosen?.town ?? "",
    chosen?.ratings.join("; ") ?? "",
    chosen?.routes.join("; ") ?? "",
    verdict.why,
    isDemo ? `${asOf} (demo register, made up)` : asOf,
  ];
}
