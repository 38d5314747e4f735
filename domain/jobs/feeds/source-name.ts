import { createHash } from "node:crypto";

/**
 * The source of a file or an address for which none was said: its last part, to know it by, and
 * a mark of the whole, so that two folders' "jobs.csv", or "a.csv" and "a.xml", stay apart.
 * A file is given by its whole path.
 */
export function sourceNameOf(from: string): string {
  const last = from.split(/[?#]/)[0]!.split(/[/\\]/).filter(Boolean).at(-1) ?? from;
  const mark = createHash("sha256").update(from).digest("hex").slice(0, 8);
  return `${last.toLowerCase().slice(0, 80)} (${mark})`;
}
