import type { FieldSpec } from "./field-specs.ts";

type Values = Record<string, unknown>;
type Read = Pick<FormData, "get" | "keys">;

/** What the boxes hold, as the type's schema wants it; what cannot be read stays as it was typed. */
export function readFieldValues(specs: readonly FieldSpec[], form: Read, prefix = ""): Values {
  const values: Values = {};
  for (const spec of specs) {
    const value = readValue(spec, form, `${prefix}${spec.name}`);
    if (value !== undefined) values[spec.name] = value;
  }
  return values;
}

/** An empty box is left out: the schema says what that means. */
function readValue(spec: FieldSpec, form: Read, name: string): unknown {
  if (spec.kind === "rows") return readRows(spec.columns, form, name);
  const typed = String(form.get(name) ?? "").replaceAll("\r\n", "\n");
  if (spec.kind === "tick") return typed !== "";
  if (spec.kind === "list") return linesOf(typed);
  if (typed.trim() === "") return undefined;
  if (spec.kind !== "number") return typed;
  return Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

function readRows(columns: readonly FieldSpec[], form: Read, name: string): Values[] {
  const begins = `${name}.`;
  const numbers = new Set(
    [...form.keys()]
      .filter((key) => key.startsWith(begins))
      .map((key) => Number(key.slice(begins.length).split(".")[0])),
  );
  return [...numbers]
    .sort((one, other) => one - other)
    .map((at) => readFieldValues(columns, form, `${begins}${at}.`))
    .filter((row) => Object.values(row).some((value) => value !== false && !isEmptyList(value)));
}

function linesOf(typed: string): string[] {
  return typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** How a value stands in its box. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(shownValue).join("\n");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

export function rowsIn(value: unknown): readonly Values[] {
  const isRow = (row: unknown): row is Values => typeof row === "object" && row !== null;
  return Array.isArray(value) ? value.filter(isRow) : [];
}
