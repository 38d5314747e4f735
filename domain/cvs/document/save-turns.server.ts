import { type Count, countFailure, type Limit } from "#platform/limits.server.ts";

/** Far above what one person's pauses make, in several windows. */
const SAVES: Limit = { limit: 90, windowSeconds: 60 };

/** Counts a save by its person: a whole room may write CVs behind one address. */
export function countSave(ownerId: string, now: Date): Promise<Count> {
  return countFailure(`cv-saves:${ownerId}`, SAVES, now);
}
