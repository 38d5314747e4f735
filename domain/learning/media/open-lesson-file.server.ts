import type { StoredFile } from "#platform/files/files.server.ts";
import { findLessonFile } from "./lesson-files.queries.server.ts";
import { fileKinds, type LessonReader, mayRead } from "./lesson-media.ts";
import { opensLessonFile } from "./signed-lesson-files.server.ts";

export type AskedFile = { lessonId: number; kind: string; token: string };

/**
 * The file behind a signed address. Anyone who lost their access since it was signed is refused, and
 * nobody learns from a refusal which lessons there are.
 */
export async function openLessonFile(
  { lessonId, kind: asked, token }: AskedFile,
  { visitor, sessionId }: LessonReader,
  now: Date,
): Promise<StoredFile | "forbidden" | "not-found"> {
  const kind = fileKinds.find((known) => known === asked);
  if (!kind || lessonId === 0) return "forbidden";
  const found = await findLessonFile(lessonId, kind);
  if (!found || !mayRead({ ...found, kind }, visitor)) return "forbidden";
  const { tier } = found;
  if (!opensLessonFile(token, { lessonId, kind, tier }, { sessionId, now })) return "forbidden";
  return found.file ?? "not-found";
}
