const SITTING_MS = 10 * 60_000;

/** The newest version of a document, as far as it decides what becomes of the next save. */
export type LastVersion = {
  number: number;
  startedAt: Date;
  /** Named, sent or downloaded: somebody may look for it again. */
  isPinned: boolean;
};

export type NextVersion = { number: number; startedAt: Date; replacesLast: boolean };

/**
 * Saves within ten minutes share a number, so that the history is one of sittings and not of
 * keystrokes. The first version is what the document began with, and is never replaced.
 */
export function nextVersion(
  last: LastVersion | undefined,
  { now, isNew = false }: { now: Date; isNew?: boolean | undefined },
): NextVersion {
  if (!last) return { number: 1, startedAt: now, replacesLast: false };
  const isSitting = now.getTime() - last.startedAt.getTime() < SITTING_MS;
  return isNew || last.isPinned || last.number === 1 || !isSitting
    ? { number: last.number + 1, startedAt: now, replacesLast: false }
    : { number: last.number, startedAt: last.startedAt, replacesLast: true };
}
