import { answerFile } from "#platform/files/answer-file.server.ts";
import type { LessonReader } from "./lesson-media.ts";
import { type AskedFile, openLessonFile } from "./open-lesson-file.server.ts";

// Asked for again each time: what a browser holds must not open once its reader has signed out.
const cacheControl = "private, no-cache";

const refusals = {
  forbidden: { status: 403, words: "This address does not open here. Open the lesson again." },
  "not-found": { status: 404, words: "We could not find that file." },
} as const;

/** A file of a lesson, whole or in parts, or a refusal that says nothing of what is there. */
export async function answerLessonFile(
  request: Request,
  asked: AskedFile,
  { reader, now }: { reader: LessonReader; now: Date },
): Promise<Response> {
  const file = await openLessonFile(asked, reader, now);
  if (typeof file !== "string") return answerFile(request, file, { cacheControl });
  const { status, words } = refusals[file];
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(words, { status, headers });
}
