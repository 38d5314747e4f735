import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { lessonsUnderWay } from "#domain/learning/progress/progress.queries.server.ts";

export type CourseInProgress = { course: string; lesson: string; to: string; left: string };

/** The lesson to go on with, for somebody's home. */
export async function courseInProgress(member: SignedInMember): Promise<CourseInProgress | null> {
  const [lesson] = await lessonsUnderWay(member.id, 1, member.cihPremium);
  if (!lesson) return null;
  const { slug, courseSlug, tier, positionMs, durationMs } = lesson;
  const path = tier === "premium" ? `/cih/premium/${courseSlug}/${slug}` : `/cih/standard/${slug}`;
  const seconds = Math.max(0, Math.round((durationMs - positionMs) / 1000));
  return {
    ...{ course: lesson.courseTitle, lesson: lesson.title },
    to: `${path}?t=${Math.floor(positionMs / 1000)}`,
    left: timeLeft(seconds),
  };
}

function timeLeft(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"} left`;
}
