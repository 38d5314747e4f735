import { hashed, sign, verifySigned } from "#platform/signing.server.ts";
import type { FileKind, LessonReader } from "./lesson-media.ts";

const PURPOSE = "lesson-file";
const MINUTE_MS = 60_000;
/** Addresses made within one step are the same, so a browser uses again what it has. */
const STEP_MS = 15 * MINUTE_MS;
const MEMBER_MS = 60 * MINUTE_MS;
/** Guests may have a page from our cache, and no script that asks for fresh addresses. */
const GUEST_MS = 6 * 60 * MINUTE_MS;

type Signed = { lessonId: number; kind: FileKind };

/** When addresses made now stop working: in an hour or a little more; for guests in six. */
export function sourcesExpireAt({ sessionId }: LessonReader, now: Date): Date {
  const least = now.getTime() + (sessionId === null ? GUEST_MS : MEMBER_MS);
  return new Date(Math.ceil(least / STEP_MS) * STEP_MS);
}

/** Opens one file of one lesson in one session. Who that is cannot be read off it. */
export function signLessonFile(file: Signed, sessionId: string | null, expiresAt: Date): string {
  return sign(PURPOSE, subject(file, sessionId), expiresAt);
}

/**
 * Whether a token opens this file in this session. One made for guests opens a standard lesson in
 * any session: somebody may sign in beside a page that is open.
 */
export function opensLessonFile(
  token: string,
  file: Signed & { tier: "standard" | "premium" },
  asked: { sessionId: string | null; now: Date },
): boolean {
  const signed = verifySigned(PURPOSE, token, asked.now);
  if (signed === null) return false;
  if (asked.sessionId !== null && signed === subject(file, asked.sessionId)) return true;
  return file.tier === "standard" && signed === subject(file, null);
}

function subject({ lessonId, kind }: Signed, sessionId: string | null): string {
  const holder = sessionId === null ? "guest" : `session ${sessionId}`;
  return hashed(PURPOSE, `${lessonId} ${kind} ${holder}`);
}
