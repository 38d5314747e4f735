import { findKindsOf } from "./lesson-files.queries.server.ts";
import { type FileKind, type LessonReader, type LessonSources, mayWatch } from "./lesson-media.ts";
import { lessonMediaPaths } from "./lesson-media-paths.ts";
import { signLessonFile, sourcesExpireAt } from "./signed-lesson-files.server.ts";

const videos = [
  { height: 720, kind: "video-720" },
  { height: 360, kind: "video-360" },
] as const;

/** Signed addresses of a lesson's files for this reader; null where they may not watch it. */
export async function lessonSources(
  lesson: { id: number },
  reader: LessonReader,
  now: Date,
): Promise<LessonSources | null> {
  const found = await findKindsOf(lesson.id);
  if (!found || !mayWatch(found, reader.visitor)) return null;
  const expiresAt = sourcesExpireAt(reader, now);
  const src = (kind: FileKind) => {
    const token = signLessonFile({ lessonId: lesson.id, kind }, reader.sessionId, expiresAt);
    return lessonMediaPaths.file(lesson.id, kind, token);
  };
  const { kinds } = found;
  return {
    videos: videos
      .filter(({ kind }) => kinds.has(kind))
      .map(({ height, kind }) => ({ height, src: src(kind) })),
    poster: kinds.has("poster") ? src("poster") : null,
    captions: kinds.has("captions") ? src("captions") : null,
    expiresAt: expiresAt.toISOString(),
    refresh: lessonMediaPaths.sources(lesson.id),
  };
}
