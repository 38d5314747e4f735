import { formatCount } from "#rules/formats/counts.ts";
import { isRealDay } from "#rules/typed-day.ts";
export const MAX_ROWS = 5000;

export type PreAuthorisedRow = { email: string; name: string; courseEndsOn: string | null };
export type RowMistake = { line: number; problem: string };
export type PreAuthorisedRows = { rows: PreAuthorisedRow[]; mistakes: RowMistake[] };

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/**
 * Reads pasted or uploaded lines of email, name and course end, with commas,
 * semicolons or tabs between. A first line of headings is skipped. Good rows
 * come back beside what is wrong with the others, so one bad line does not cost the rest.
 */
export function readPreAuthorisedRows(text: string): PreAuthorisedRows {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const reading: PreAuthorisedRows = { rows: [], mistakes: [] };
  const seen = new Map<string, number>();

  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line);
    const isHeading = index === 0 && /^e-?mail( address)?$/i.test(cells[0] ?? "");
    if (isHeading || cells.every((cell) => cell === "")) continue;
    if (reading.rows.length >= MAX_ROWS) {
      reading.mistakes.push({ line: index + 1, problem: tooMany });
      break;
    }
    const row = readRow(cells);
    const first = typeof row === "string" ? undefined : seen.get(row.email);
    if (typeof row === "string") reading.mistakes.push({ line: index + 1, problem: row });
    else if (first)
      reading.mistakes.push({
        line: index + 1,
        problem: `The same address stands on line ${first}.`,
      });
    else {
      seen.set(row.email, index + 1);
      reading.rows.push(row);
    }
  }
  return reading;
}

const tooMany = `A list holds up to ${formatCount(MAX_ROWS)} people. Send the rest as a second list.`;

/** The row, or the sentence that says what is wrong with it. */
function readRow([address = "", name = "", end = "", ...rest]: string[]):
  | PreAuthorisedRow
  | string {
  const email = address.toLowerCase();
  const courseEndsOn = readDay(end);
  if (!EMAIL.test(email) || email.length > 254)
    return "The first column should be an email address.";
  if (name === "") return "The second column should be the person's name.";
  if (name.length > 120) return "The name is longer than 120 characters.";
  if (courseEndsOn === undefined)
    return "The course end should be a day such as 30/09/2027 or 2027-09-30.";
  if (rest.some((cell) => cell !== ""))
    return "There are more than three columns. Put names with commas in quotes.";
  return { email, name, courseEndsOn };
}

/** Null for an empty cell, undefined for one that is no day. Days are read the British way round. */
function readDay(cell: string): string | null | undefined {
  if (cell === "") return null;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell);
  const british = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : british
      ? [british[3], british[2], british[1]]
      : [];
  if (!year || !month || !day) return undefined;

  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isRealDay(text) ? text : undefined;
}

/** Splits one line; quotes keep their separators, and two quotes inside quotes are one. */
function cellsOf(line: string): string[] {
  const separator =
    [",", ";", "\t"].find((one) => line.replaceAll(QUOTED, "").includes(one)) ?? ",";
  const cell = new RegExp(`(?:^|${separator})[ ]*("(?:[^"]|"")*"|[^${separator}]*)`, "g");
  return [...line.matchAll(cell)].map(([, content = ""]) => unquote(content));
}

const QUOTED = /"(?:[^"]|"")*"/g;

function unquote(cell: string): string {
  const text = cell.trim();
  return text.startsWith('"') && text.endsWith('"') && text.length > 1
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text;
}
