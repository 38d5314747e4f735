import { FairQueue, type QueueRefusal } from "#platform/fair-queue.server.ts";
import type { Result } from "#rules/result.ts";

/**
 * A person has one drawing at work, whatever it is for: the typesetter's threads are two, and everybody's.
 * One drawing of each other kind waits here at most, so that typed words do not wait for a whole gallery.
 */
const drawings = new FairQueue({ maxWaitingPerPerson: 2 });

/** Of words that are still being typed: only the latest matter. */
export const previewTurns = turnsOfAKind({ maxWaitingPerPerson: 2 });

/** Windows and looks of one person, each with a figure for every template. */
export const figureTurns = turnsOfAKind({ maxWaitingPerPerson: 8 });

/** A list of CVs and the gallery ask for a picture each. */
export const pictureTurns = turnsOfAKind({ maxWaitingPerPerson: 30 });

function turnsOfAKind(bounds: { maxWaitingPerPerson: number }) {
  const ofThisKind = new FairQueue(bounds);
  return {
    async run<Value>(
      personId: string,
      draw: () => Promise<Value>,
    ): Promise<Result<Value, QueueRefusal>> {
      const turn = await ofThisKind.run(personId, () => drawings.run(personId, draw));
      return turn.ok ? turn.value : turn;
    },
  };
}
