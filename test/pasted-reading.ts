import { readPasted } from "#rules/pasted-advert/read-pasted.ts";

/** What a pasted advert is read as: "title; employer; town", and the pay where it is asked for. A dash is nothing. */
export function pastedReading(text: string, expected: string): string {
  const { title, employer, town, pay } = readPasted(text, "2026-11-16");
  const read = [title?.value, employer?.value, town?.value, pay?.value?.min];
  const asked = expected.split("; ").length;
  return read
    .slice(0, asked)
    .map((value) => value ?? "-")
    .join("; ");
}
