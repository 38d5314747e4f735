import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { atSecond, lessonPath } from "#domain/learning/catalogue/hub-paths.ts";
import { findCourseUnderWay } from "#domain/learning/progress/course-under-way.queries.server.ts";
import { resumeAt } from "#domain/learning/progress/progress.ts";

export type CourseInProgress = { course: string; lesson: string; to: string; left: string };

/** The lesson to go on with, for somebody's home. A course stays until its last lesson is done. */
export async function courseInProgress(member: SignedInMember): Promise<CourseInProgress | null> {
  const lesson = await findCourseUnderWay(member.id, member.cihPremium);
  if (!lesson) return null;
  const path = lessonPath(lesson);
  const at = resumeAt({ positionMs: lesson.positionMs ?? 0 }, lesson.durationMs);
  return {
    ...{ course: lesson.courseTitle, lesson: lesson.title },
    to: at > 0 ? atSecond(path, at) : path,
    left: leftOf(lesson, at),
  };
}

type UnderWay = NonNullable<Awaited<ReturnType<typeof findCourseUnderWay>>>;

function leftOf({ isWatched, positionMs, durationMs }: UnderWay, at: number): string {
  if (isWatched) return "Watched. Its check is still open";
  const time = timeOf(Math.max(0, Math.round((durationMs - at) / 1000)));
  return positionMs === null ? `Next lesson, ${time}` : `${time} left`;
}

function timeOf(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
