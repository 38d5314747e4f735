import { makeEbooks } from "#domain/editorial/ebooks/make-ebooks.server.ts";
import { dayIn } from "#rules/day-in.ts";

/** Each night and after somebody asked: books whose words or facts have changed are set again. */
export async function makeEbooksTask(): Promise<void> {
  const now = new Date();
  await makeEbooks({ now, today: dayIn("gb", now) });
}
