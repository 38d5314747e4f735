import type { EntryBlock } from "./entry-block.ts";

/** "Programming (advanced): Python, SQL" */
export function shortLine({ title, note, keywords }: EntryBlock): string {
  const named = note ? `${title} (${note})` : title;
  return keywords.length > 0 ? `${named}: ${keywords.join(", ")}` : named;
}
