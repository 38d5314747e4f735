import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { sourcePath } from "#db/source-path.server.ts";

/** The tables in content/ that a job is understood by. No cell holds a comma or a quote. */
const files = {
  families: "#content/search/families.csv",
  towns: "#content/places/towns.csv",
  areas: "#content/places/areas.csv",
  postcodes: "#content/places/postcode-areas.csv",
} as const;

type Table = keyof typeof files;

/** The cells of a table's rows, without its head. */
export function readRows(table: Table): string[][] {
  const [, ...lines] = textOf(table).trimEnd().split("\n");
  return lines.map((line) => line.split(","));
}

/** `a|b` is two of them, an empty cell is none. */
export function listOf(cell: string | undefined): string[] {
  return (cell ?? "").split("|").filter(Boolean);
}

/** Changes with any of the tables: an index that was made by others is made again. */
export function rowsVersion(): string {
  const hash = createHash("sha256");
  for (const table of Object.keys(files) as Table[]) hash.update(textOf(table));
  return hash.digest("hex").slice(0, 16);
}

function textOf(table: Table): string {
  return readFileSync(sourcePath(files[table]), "utf8");
}
