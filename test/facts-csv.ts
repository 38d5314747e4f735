import { existsSync, readFileSync } from "node:fs";
import { csvRecords } from "#rules/csv/read-csv.ts";

/** The facts lie beside the project where somebody has them; a clone has only our tables. */
function pathOf(file: string): URL {
  return new URL(`../../shared/facts/${file}`, import.meta.url);
}

/** Says which files are missing, once, so that a skipped comparison is seen. */
export function areFactsThere(...files: readonly string[]): boolean {
  const missing = files.filter((file) => !existsSync(pathOf(file)));
  if (missing.length > 0) console.info(`Skipped: ../shared/facts lacks ${missing.join(", ")}.`);
  return missing.length === 0;
}

export function factsRows(file: string): readonly Record<string, string>[] {
  const [head, ...records] = csvRecords(readFileSync(pathOf(file), "utf8"));
  return records.map(({ fields }) =>
    Object.fromEntries(head!.fields.map((name, at) => [name, fields[at] ?? ""])),
  );
}
