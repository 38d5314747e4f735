/** How far somebody is in one lesson. */
export type LessonProgress = {
  positionMs: number;
  watchedSeconds: number;
  isWatched: boolean;
  isPassed: boolean;
};

export const NOT_BEGUN: LessonProgress = {
  positionMs: 0,
  watchedSeconds: 0,
  isWatched: false,
  isPassed: false,
};

export type Progress = ReadonlyMap<number, LessonProgress>;

type Counted = { id: number; hasCheck: boolean };

/** Watched, and its check passed where it has one. */
export function isDone({ id, hasCheck }: Counted, progress: Progress): boolean {
  const { isWatched, isPassed } = progress.get(id) ?? NOT_BEGUN;
  return isWatched && (isPassed || !hasCheck);
}

/** The lesson to go on with: the first that is not done. */
export function nextOf<Lesson extends Counted>(
  lessons: readonly Lesson[],
  progress: Progress,
): Lesson | null {
  return lessons.find((lesson) => !isDone(lesson, progress)) ?? null;
}

/** So near the end there is nothing to go on with: the film begins again. */
const END_MS = 3000;

/** Where a film goes on. */
export function resumeAt(
  { positionMs }: Pick<LessonProgress, "positionMs">,
  durationMs: number,
): number {
  return positionMs >= durationMs - END_MS ? 0 : positionMs;
}
