import type { Stance } from "./saying.ts";

/** What a sentence comes to, and the sentence. */
export type SayingRow = readonly [stance: Stance | "silent", said: string];

/** Rows of a test's table: a stance and a sentence a line. "\n" and "\t" stand for a new line and a tab. */
export function sayingRows(table: string): readonly SayingRow[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [stance = ""] = line.split(" ");
      const said = line.slice(stance.length + 1);
      return [stance as Stance | "silent", said.replaceAll("\\n", "\n").replaceAll("\\t", "\t")];
    });
}
