/** A spreadsheet runs a cell that begins with one of these; a leading apostrophe makes it text. */
const runs = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180), safe to open in a spreadsheet. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map(cell).join(","))
    .join("\r\n")
    .concat("\r\n");
}

function cell(text: string): string {
  const safe = runs.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
