import { no, ok, type Result } from "#rules/result.ts";
import { countMissedNames } from "../families/missed-names.server.ts";
import type { SponsorAnswer } from "../sponsor.ts";
import { type BulkLine, isTooLongForName, readPasted } from "./bulk-check.ts";
import { askedBy, type LookingUp, recordChecks } from "./check-sponsor.server.ts";
import { type AskedFrom, countLookUps } from "./count-look-ups.server.ts";
import { type LookUpRefusal, lookUp } from "./look-up.server.ts";
import type { SponsorRefusal } from "./refusals.ts";

export type CheckedMany = { lines: BulkLine[]; repeated: number };

/** Checks a pasted list and keeps a record of each answer. */
export async function checkMany(
  requester: LookingUp,
  text: string,
  now: Date,
): Promise<Result<CheckedMany, SponsorRefusal>> {
  const looked = await lookUpMany(text, askedBy(requester, now));
  if (looked.ok) await recordChecks(requester, looked.value.lines, now);
  return looked;
}

type AskedLine = BulkLine & { q: string; town: string | null };

/** Looks up a pasted list, one name a line, a comma before the town where it is known. */
export async function lookUpMany(
  text: string,
  from: AskedFrom,
): Promise<Result<{ lines: AskedLine[]; repeated: number }, SponsorRefusal>> {
  const { names, repeated, tooMany } = readPasted(text);
  if (names.length === 0) return no("no-names");
  if (tooMany > 0) return no("too-many-names");
  if (names.some(isTooLongForName)) return no("line-too-long");
  const { over } = await countLookUps(names.length, from);
  if (over) return no("slow-down");

  const lines: AskedLine[] = [];
  for (const typed of names) {
    const checked = await checkLine(typed);
    if (!checked.ok) return checked;
    lines.push({ typed, ...checked.value });
  }
  await countMissedNames(lines, from.now);
  return ok({ lines, repeated });
}

type Checked = { q: string; town: string | null; answer: SponsorAnswer };

/** A comma may belong to the name: only where the whole line is nobody's does a town follow it. */
async function checkLine(typed: string): Promise<Result<Checked, LookUpRefusal>> {
  const whole = await lookUp({ q: typed });
  if (!whole.ok) return whole;
  const comma = typed.lastIndexOf(",");
  const isName = whole.value.verdict.status.startsWith("licensed");
  if (comma < 2 || isName) return ok({ q: typed, town: null, answer: whole.value });

  const [q, town] = [typed.slice(0, comma).trim(), typed.slice(comma + 1).trim()];
  const apart = await lookUp({ q, town });
  return apart.ok ? ok({ q, town, answer: apart.value }) : apart;
}
