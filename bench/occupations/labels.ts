import { readFileSync } from "node:fs";
import { join } from "node:path";
import { halfOf } from "./halves.ts";

/** A real title with the code it means; `code` is null where nobody could say. */
export type Label = { title: string; code: string | null; also: readonly string[] };

export type Half = "tuning" | "held-out";

export function readLabels(file: "labels.tsv" | "later.tsv"): Label[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [title = "", code = "-", also = ""] = line.split("\t");
    return { title, code: code === "-" ? null : code, also: also.split(" ").filter(Boolean) };
  });
}

export function ofHalf(labels: readonly Label[], half: Half): Label[] {
  return labels.filter(({ title }) => halfOf(title) === half);
}

/** The code itself, or one that another honest coder could defend. */
export function isRight({ code, also }: Label, suggested: string | undefined): boolean {
  return suggested !== undefined && (suggested === code || also.includes(suggested));
}
