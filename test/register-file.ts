import { HEADER, type RawRow } from "#rules/sponsor-register/raw-row.ts";
import { type Reading, readRegister } from "#rules/sponsor-register/read-register.ts";

/** Runs a calculation that pauses without pausing. */
export function atOnce<Result>(calculation: Generator<unknown, Result>): Result {
  for (;;) {
    const step = calculation.next();
    if (step.done) return step.value;
  }
}

/** A row as published, with everything but the name taken for granted. */
export function row(name: string, given: Partial<Columns> = {}): RawRow {
  const {
    town = "Leeds",
    county = "",
    rating = "Worker (A rating)",
    route = "Skilled Worker",
  } = given;
  return [name, town, county, rating, route];
}

type Columns = { town: string; county: string; rating: string; route: string };

/** The file that would publish these rows: UTF-8, CRLF, quotes where they are needed. */
export function registerFile(rows: readonly RawRow[]): string {
  return [HEADER, ...rows].map((fields) => `${fields.map(cell).join(",")}\r\n`).join("");
}

export function readFile(text: string): Reading {
  return atOnce(readRegister(text));
}

export function rowsIn(text: string): RawRow[] {
  const reading = readFile(text);
  if (!reading.ok) throw new Error(`Refused: ${reading.error} at line ${reading.line}`);
  return reading.rows;
}

function cell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
