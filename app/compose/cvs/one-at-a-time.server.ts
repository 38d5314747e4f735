import { releaseRenderSlot } from "#platform/request-context.server.ts";

type Turn = { running: Promise<unknown>; waiting: number };

const turns = new Map<string, Turn>();

/** How many of one person's wait behind the one at work. */
const MAX_WAITING = 2;
/** A list of CVs and the gallery ask for a picture each. */
export const PICTURES_WAITING = 30;

/** Runs a person's work after their own earlier work; null where too much of it waits already. */
export async function oneAtATime<Value>(
  person: string,
  work: () => Promise<Value>,
  maxWaiting = MAX_WAITING,
): Promise<Value | null> {
  const before = turns.get(person);
  if (before && before.waiting >= maxWaiting) return null;
  if (before) releaseRenderSlot();
  const turn: Turn = { running: Promise.resolve(), waiting: (before?.waiting ?? -1) + 1 };
  const mine = (before?.running ?? Promise.resolve()).catch(() => undefined).then(work);
  turn.running = mine;
  turns.set(person, turn);
  try {
    return await mine;
  } finally {
    const last = turns.get(person);
    if (last === turn) turns.delete(person);
    else if (last) last.waiting -= 1;
  }
}
