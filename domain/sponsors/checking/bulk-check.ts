import { toCsv } from "#rules/csv/write-csv.ts";
import { isOldCopy } from "../register-day-message.ts";
import { MAX_NAME_LENGTH, type RegisterDay, type SponsorAnswer } from "../sponsor.ts";
import { SEVERAL, statusLabels } from "../status-labels.ts";
import { type SponsorRefusal, sponsorRefusals } from "./refusals.ts";

export const MAX_NAMES = 50;

export type PastedNames = { names: string[]; repeated: number; tooMany: number };

/** One name a line; blank lines and repetitions are left out and counted. */
export function readPasted(text: string): PastedNames {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const unique = [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()];
  return {
    names: unique.slice(0, MAX_NAMES),
    repeated: lines.length - unique.length,
    tooMany: Math.max(0, unique.length - MAX_NAMES),
  };
}

const MAX_TOWN_LENGTH = 80;

/** A name of the register's length, which may have commas of its own, and perhaps a town after one. */
export function isTooLongForName(line: string): boolean {
  if (line.length <= MAX_NAME_LENGTH) return false;
  const comma = line.lastIndexOf(",");
  const name = comma < 2 ? line : line.slice(0, comma);
  return name.length > MAX_NAME_LENGTH || line.length - name.length > MAX_TOWN_LENGTH + 2;
}

const QUOTED = 60;

/** Why a pasted list was refused, with the line to fix where it is one line's fault. */
export function listSentence(error: SponsorRefusal, text: string): string {
  const sentence = sponsorRefusals[error];
  const line =
    error === "line-too-long" ? readPasted(text).names.find(isTooLongForName) : undefined;
  return line ? `${sentence} It begins “${line.slice(0, QUOTED)}…”` : sentence;
}

export type BulkLine = { typed: string; answer: SponsorAnswer };

/** The answers as a file, safe to open in a spreadsheet. */
export function bulkCsv(lines: readonly BulkLine[], today: string): string {
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
  return toCsv([header, ...lines.map((line) => csvRow(line, today))]);
}

function csvRow(line: BulkLine, today: string): string[] {
  const { typed, result, why } = bulkLine(line);
  const chosen = chosenOf(line.answer);
  return [
    typed,
    result,
    chosen?.name ?? "",
    chosen?.town ?? "",
    chosen?.ratings.join("; ") ?? "",
    chosen?.routes.join("; ") ?? "",
    why,
    registerOf(line.answer, today),
  ];
}

function registerOf({ asOf, isDemo }: RegisterDay, today: string): string {
  const cautions = [
    ...(isDemo ? ["demo register, made up"] : []),
    ...(isOldCopy(asOf, today) ? ["an old copy"] : []),
  ];
  return cautions.length > 0 ? `${asOf} (${cautions.join("; ")})` : asOf;
}

export type BulkLineView = {
  typed: string;
  says: string;
  result: string;
  why: string;
  /** One organisation, on the register, under this very name. */
  isSure: boolean;
};

/** One line of the list, in words. */
export function bulkLine({ typed, answer }: BulkLine): BulkLineView {
  const { verdict } = answer;
  return {
    typed,
    says: registerSays(answer),
    result: verdict.isAmbiguous ? SEVERAL : statusLabels[verdict.status],
    why: verdict.why,
    isSure: verdict.status.startsWith("licensed"),
  };
}

function registerSays(answer: SponsorAnswer): string {
  const chosen = chosenOf(answer);
  if (chosen) return [chosen.name, chosen.town].filter(Boolean).join(", ");
  return answer.verdict.isAmbiguous ? "Several employers" : "No such name";
}

function chosenOf({ verdict, results }: SponsorAnswer) {
  return results.find(({ organisationId }) => organisationId === verdict.organisationId);
}
