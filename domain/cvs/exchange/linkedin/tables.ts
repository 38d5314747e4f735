import { csvRecords } from "#rules/csv/read-csv.ts";

export type Row = Readonly<Record<string, string>>;
export type Table = { rows: readonly Row[]; columns: readonly string[] };

const MAX_LENGTH = 20_000_000;
const MAX_ROWS = 500;

/**
 * A CSV of LinkedIn: some begin with a note before the names of the columns. Null where no line names
 * the column we look for, which is another file under the same name.
 */
export function readTable(text: string, mustHave: string): Table | null {
  if (text.length > MAX_LENGTH) return null;
  const rows: Row[] = [];
  let columns: readonly string[] | null = null;
  for (const { fields } of csvRecords(text.replace(/^\ufeff/, ""))) {
    if (!columns) {
      const names = fields.map((name) => name.trim());
      if (names.includes(mustHave)) columns = names;
      continue;
    }
    if (fields.every((field) => field.trim() === "")) continue;
    if (rows.length >= MAX_ROWS) break;
    rows.push(Object.fromEntries(columns.map((name, at) => [name, (fields[at] ?? "").trim()])));
  }
  return columns ? { rows, columns } : null;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** "Mar 2021", "2021", "2021-03", "Mar 5, 2021" and "3/5/21" of the American export; "" where it is none. */
export function linkedinDay(text: string): string {
  const iso = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/.exec(text.trim());
  if (iso) return iso[2] ? `${iso[1]}-${iso[2]}` : iso[1]!;
  const year = /\b((?:19|20)\d{2})\b/.exec(text)?.[1];
  if (!year) return "";
  const month = months.findIndex((name) => text.toLowerCase().includes(name));
  return month === -1 ? year : `${year}-${String(month + 1).padStart(2, "0")}`;
}
