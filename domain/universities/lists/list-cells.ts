import { csvRecords } from "#rules/csv/read-csv.ts";

/** Pasted or uploaded text as cells: commas, semicolons or tabs. */
export function cellsOfText(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  // Excel may say in a first line what stands between cells. Its line stays, so that numbers hold.
  const said = /^sep=([,;\t])(?=\n)/.exec(clean);
  const whole = said ? clean.slice(said[0].length) : clean;
  const separator = said?.[1] ?? separatorOf(whole.slice(0, 2000));
  const commas = separator === "," ? whole : withCommas(whole, separator);
  const cells: string[][] = [];
  for (const { line, fields } of csvRecords(commas)) {
    // A record may take several lines: the number of the one it begins on is its own.
    while (cells.length < line - 1) cells.push([]);
    cells.push(fields);
  }
  return cells;
}

/**
 * A name may have a comma of its own, so that tabs and semicolons win where nearly every line has one;
 * a title above the table has none.
 */
function separatorOf(start: string): string {
  const plain = start.replaceAll(/"(?:[^"]|"")*"/g, "");
  const lines = plain.split("\n").filter((line) => line.trim() !== "");
  // The last may have been cut off.
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines;
  const linesWith = (one: string) => whole.filter((line) => line.includes(one)).length;
  const isUsual = (one: string) => {
    const count = linesWith(one);
    return count > 0 && count >= whole.length - 1 && count >= linesWith(",");
  };
  return ["\t", ";"].find(isUsual) ?? ",";
}

/** The same text with commas between cells; a comma of its own keeps its place in quotes. */
function withCommas(text: string, separator: string): string {
  const cell = new RegExp(`"(?:[^"]|"")*"|[^${separator}\\n"]+|${separator}`, "g");
  return text.replaceAll(cell, (part) => {
    if (part === separator) return ",";
    return part.includes(",") && !part.startsWith('"') ? `"${part}"` : part;
  });
}
