import { isDict, isRef, isStream, type PdfValue } from "./values.ts";

/** A value as a PDF writes it. */
export function written(value: PdfValue): string {
  if (value === null) return "null";
  if (typeof value === "number") return number(value);
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return name(value);
  if (Buffer.isBuffer(value)) return `<${value.toString("hex")}>`;
  if (isRef(value)) return `${value.ref} 0 R`;
  if (isDict(value)) return dict(value);
  if (isStream(value)) throw new TypeError("A stream stands on its own");
  return `[${value.map(written).join(" ")}]`;
}

/** A PDF knows no "1e-7". */
function number(value: number): string {
  if (Number.isInteger(value)) return value.toFixed(0);
  const short = value.toFixed(6).replace(/\.?0+$/, "");
  return short === "-0" ? "0" : short;
}

function dict(value: ReadonlyMap<string, PdfValue>): string {
  const pairs = [...value].map(([key, each]) => `${name(`/${key}`)} ${written(each)}`);
  return `<< ${pairs.join(" ")} >>`;
}

function name(value: string): string {
  const letters = value
    .slice(1)
    .replace(
      /[^!-~]|[()<>[\]{}/%#]/g,
      (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, "0")}`,
    );
  return `/${letters}`;
}
