import { wholeState } from "#domain/cvs/editing/whole-state.ts";
import type { Aside } from "#domain/cvs/keep-apart.server.ts";
import { type CvRefusal, MAX_APART } from "#domain/cvs/refusals.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { timeIn } from "#rules/zoned-time.ts";
import type { Keeper } from "./keepers.server.ts";

type Whose = { timeZone: string; now: Date };
type Own = Whose & { ownerId: string; cvId: string };

/**
 * Words that clashed and were not chosen, all of them, under a name by which their owner finds them
 * in the versions. Null where there are none; never a part of them, where there are too many.
 */
export function notChosen<Document>(
  keeper: Keeper<Document>,
  sent: unknown,
  { timeZone, now }: Whose,
): Result<Aside<Document> | null, CvRefusal> {
  const all: readonly unknown[] = Array.isArray(sent) ? sent : [];
  if (all.length > MAX_APART) return no("too-many-apart");
  const states = all.flatMap((each) => wholeState(keeper, each) ?? []);
  if (states.length === 0) return ok(null);
  return ok({ states, name: `Your words, not chosen, ${timeIn(timeZone, now)}` });
}

/** Keeps them as versions under what stands. Why not, where it cannot. */
export async function keepNotChosen<Document>(
  keeper: Keeper<Document>,
  sent: unknown,
  { ownerId, cvId, ...whose }: Own,
): Promise<CvRefusal | null> {
  const aside = notChosen(keeper, sent, whose);
  if (!aside.ok) return aside.error;
  if (!aside.value) return null;
  const kept = await keeper.keepApart({ ...aside.value, ownerId, cvId, now: whose.now });
  return kept.ok ? null : kept.error;
}
