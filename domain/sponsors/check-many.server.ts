import { no, ok, type Result } from "#rules/result.ts";
import { type BulkLine, readPasted } from "./bulk-check.ts";
import { recordChecks } from "./check-sponsor.server.ts";
import { findSponsors } from "./find-sponsors.server.ts";
import type { SponsorRefusal } from "./refusals.ts";
import type { SponsorAnswer } from "./sponsor.ts";

export type CheckedMany = { lines: BulkLine[]; repeated: number };

/** Checks a pasted list and keeps a record of each answer. */
export async function checkMany(
  asker: { id: string },
  text: string,
  now: Date,
): Promise<Result<CheckedMany, SponsorRefusal>> {
  const looked = await lookUpMany(text);
  if (looked.ok) await recordChecks(asker, looked.value.lines, now);
  return looked;
}

type AskedLine = BulkLine & { q: string; town: string | null };

/** Looks up a pasted list, one name a line, a comma before the town where it is known. */
export async function lookUpMany(
  text: string,
): Promise<Result<{ lines: AskedLine[]; repeated: number }, SponsorRefusal>> {
  const { names, repeated, tooMany } = readPasted(text);
  if (names.length === 0) return no("no-names");
  if (tooMany > 0) return no("too-many-names");

  const lines: AskedLine[] = [];
  for (const typed of names) {
    const checked = await checkLine(typed);
    if (!checked) return no("no-register");
    lines.push({ typed, ...checked });
  }
  return ok({ lines, repeated });
}

type Checked = { q: string; town: string | null; answer: SponsorAnswer };

/** A comma may belong to the name: only where the whole line is nobody's does a town follow it. */
async function checkLine(typed: string): Promise<Checked | null> {
  const whole = await findSponsors({ q: typed });
  if (!whole) return null;
  const comma = typed.lastIndexOf(",");
  const isName = whole.verdict.status.startsWith("licensed");
  if (comma < 2 || isName) return { q: typed, town: null, answer: whole };

  const [q, town] = [typed.slice(0, comma).trim(), typed.slice(comma + 1).trim()];
  return { q, town, answer: (await findSponsors({ q, town })) ?? whole };
}
