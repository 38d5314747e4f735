import { type Count, type Counting, countFailure } from "./limits.server.ts";

const MAX_KEYS = 20_000;
type Local = { count: number; resetsAt: number };
const counted = new Map<string, Local>();

/**
 * Counts like `countFailure`, but the first `free` of a key in this process cost no write: most
 * who ask ask seldom. From then on the database counts, those first ones included. With several
 * processes the limit can be passed by `free` for each of the others.
 */
export async function countSeldom(
  key: string,
  { free, ...counting }: Counting & { free: number },
  now: Date,
): Promise<Count> {
  const { by = 1, windowSeconds, limit } = counting;
  const local = currentOf(key, windowSeconds, now);
  const isHere = local.count <= free;
  local.count += by;
  if (local.count > free) {
    return countFailure(key, { ...counting, by: isHere ? local.count : by }, now);
  }
  const waitMs = local.resetsAt - now.getTime();
  return {
    over: local.count > limit,
    count: local.count,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  };
}

function currentOf(key: string, windowSeconds: number, now: Date): Local {
  const known = counted.get(key);
  if (known && known.resetsAt > now.getTime()) return known;
  if (counted.size >= MAX_KEYS) counted.clear();
  const fresh = { count: 0, resetsAt: now.getTime() + windowSeconds * 1000 };
  counted.set(key, fresh);
  return fresh;
}
