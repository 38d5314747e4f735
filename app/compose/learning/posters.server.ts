import type { LessonReader } from "#domain/learning/media/lesson-media.ts";
import { lessonMediaPaths } from "#domain/learning/media/lesson-media-paths.ts";
import {
  signLessonFile,
  sourcesExpireAt,
} from "#domain/learning/media/signed-lesson-files.server.ts";

/** The picture of a lesson. For lessons its reader may watch: of others there is none. */
export function posterFor(reader: LessonReader, now: Date): (lessonId: number) => string {
  const expiresAt = sourcesExpireAt(reader, now);
  return (lessonId) => {
    const token = signLessonFile({ lessonId, kind: "poster" }, reader.sessionId, expiresAt);
    return lessonMediaPaths.file(lessonId, "poster", token);
  };
}
