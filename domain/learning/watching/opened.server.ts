import { sign, verifySigned } from "#platform/signing.server.ts";

const PURPOSE = "lesson-opened";
const DAY_MS = 24 * 3_600_000;

type Opened = { userId: string; lessonId: number };

/** When somebody opened a lesson, signed: nobody can have watched for longer than that. */
export function signOpened({ userId, lessonId }: Opened, now: Date): string {
  const until = new Date(now.getTime() + DAY_MS);
  return sign(PURPOSE, `${lessonId} ${now.getTime()} ${userId}`, until);
}

/** The moment; null where the token is false, older than a day, another's, or of another lesson. */
export function readOpened(token: string, { userId, lessonId }: Opened, now: Date): Date | null {
  const [lesson, at, ...user] = verifySigned(PURPOSE, token, now)?.split(" ") ?? [];
  const isOwn = lesson === String(lessonId) && user.join(" ") === userId;
  return isOwn ? new Date(Number(at)) : null;
}
