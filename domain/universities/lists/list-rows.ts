import { isRealDay } from "#rules/typed-day.ts";

export const MAX_ROWS = 20_000;

/** One line of a list, as it was sent. */
export type SentRow = { line: number; email: string; name: string; courseEnds: string };
/** The same with what is wrong with it, null where nothing is. */
export type CheckedRow = SentRow & { problem: string | null };

export type SentRows =
  /** `read` and `unused`: which columns we found and which we do not read, so that the person who sent them is told. */
  | { rows: SentRow[]; read: string[]; unused: string[] }
  | { refusal: "no-rows" | "no-email-column" | "too-many" };

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

const headings = {
  email: /^(?:university |student |work )?(?:e[- ]?mail|mail)(?: address)?$/i,
  name: /^(?:full |student )?name$/i,
  first: /^(?:first|given|fore) ?names?$/i,
  last: /^(?:last|family|sur) ?names?$/i,
  courseEnds:
    /^(?:expected |planned )?(?:(?:course|programme|program) )?(?:ends?|completion|graduation)(?: date| on)?$/i,
};

const TITLE_LINES = 10;

type Columns = Partial<Record<keyof typeof headings, number>>;

/** Finds the columns by their headings; without headings they are email, name, course end. */
export function rowsOfCells(cells: readonly (readonly string[])[]): SentRows {
  const first = cells.findIndex((row) => row.some((cell) => cell.trim() !== ""));
  if (first === -1) return { refusal: "no-rows" };
  // A title and a date may stand above the table.
  const heading = cells.findIndex((row, at) => at < first + TITLE_LINES && columnsOf(row) !== null);
  const named = heading === -1 ? null : columnsOf(cells[heading]!);
  if (named === null && !cells.some((row) => EMAIL.test(row[0]?.trim() ?? "")))
    return { refusal: "no-email-column" };
  const columns: Columns = named ?? { email: 0, name: 1, courseEnds: 2 };
  const start = named ? heading + 1 : first;
  const rows = cells
    .map((row, at) => ({ line: at + 1, ...sentRow(row, columns) }))
    .slice(start)
    .filter(({ email, name, courseEnds }) => `${email}${name}${courseEnds}` !== "");
  if (rows.length === 0) return { refusal: "no-rows" };
  return rows.length > MAX_ROWS
    ? { refusal: "too-many" }
    : { rows, read: readOf(columns), unused: named ? unusedOf(cells[heading]!, named) : [] };
}

const MAX_NAMED = 6;
/** The sentence that names them travels in a cookie. */
const MAX_HEADING_LENGTH = 40;

function readOf({ email, name, first, last, courseEnds }: Columns): string[] {
  const has = (...columns: (number | undefined)[]) => columns.some((at) => at !== undefined);
  return [
    ...(has(email) ? ["email"] : []),
    ...(has(name, first, last) ? ["name"] : []),
    ...(has(courseEnds) ? ["end of the course"] : []),
  ];
}

function unusedOf(heading: readonly string[], columns: Columns): string[] {
  const used = new Set(Object.values(columns));
  return heading
    .filter((_, at) => !used.has(at))
    .map(tidyCell)
    .filter(Boolean)
    .map(shortened)
    .slice(0, MAX_NAMED);
}

/** By whole characters: half of one cannot be written into a cookie. */
function shortened(heading: string): string {
  const letters = [...heading];
  if (letters.length <= MAX_HEADING_LENGTH) return heading;
  return `${letters.slice(0, MAX_HEADING_LENGTH - 1).join("")}…`;
}

function columnsOf(row: readonly string[]): Columns | null {
  const columns: Columns = {};
  for (const [name, pattern] of Object.entries(headings)) {
    const at = row.findIndex((cell) => pattern.test(cell.trim().replaceAll("_", " ")));
    if (at !== -1) columns[name as keyof Columns] = at;
  }
  return columns.email === undefined ? null : columns;
}

function sentRow(row: readonly string[], columns: Columns): Omit<SentRow, "line"> {
  const cell = (at: number | undefined) => (at === undefined ? "" : tidyCell(row[at] ?? ""));
  const whole = cell(columns.name);
  const parts = [cell(columns.first), cell(columns.last)].filter(Boolean).join(" ");
  return { email: cell(columns.email), name: whole || parts, courseEnds: cell(columns.courseEnds) };
}

const MAX_CELL_LENGTH = 300;

export function tidyCell(cell: string): string {
  return cell
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, " ")
    .trim()
    .slice(0, MAX_CELL_LENGTH);
}

/** Says of each row what is wrong with it; an address that stands twice is wrong the second time. */
export function checkRows(rows: readonly SentRow[]): CheckedRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const email = row.email.toLowerCase();
    const first = seen.get(email);
    const problem = problemOf(row) ?? (first ? `The same address is on line ${first}.` : null);
    if (problem === null) seen.set(email, row.line);
    return { ...row, problem };
  });
}

function problemOf({ email, name, courseEnds }: SentRow): string | null {
  if (email === "") return "There is no email address.";
  if (!EMAIL.test(email) || email.length > 254) return "This is not an email address.";
  if (name === "") return "There is no name.";
  if (name.length > 120) return "The name is longer than 120 characters.";
  return readDay(courseEnds) === undefined
    ? "The course end should be a day such as 30/09/2027 or 2027-09-30."
    : null;
}

/** Null for an empty cell, undefined for one that is no day. Days are read the British way round. */
export function readDay(cell: string): string | null | undefined {
  if (cell === "") return null;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell);
  const british = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell);
  const [year, month, day] = iso ? iso.slice(1) : british ? british.slice(1).toReversed() : [];
  if (!year || !month || !day) return undefined;

  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isRealDay(text) ? text : undefined;
}
