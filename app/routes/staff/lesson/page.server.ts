import type { RouterContextProvider } from "react-router";
import { type DeskLesson, lessonFormValues } from "#app/compose/learning/lesson-desk.server.ts";
import { lessonReaderOf } from "#app/compose/learning/lesson-reader.server.ts";
import { lessonPath } from "#domain/learning/catalogue/hub-paths.ts";
import { readCaptions } from "#domain/learning/desk/courses.queries.server.ts";
import {
  canTranscode,
  findUpload,
  findWaveform,
} from "#domain/learning/desk/uploads/uploads.queries.server.ts";
import { unsafeWatchingOf } from "#domain/learning/desk/watching.queries.server.ts";
import { lessonSources } from "#domain/learning/media/lesson-sources.server.ts";

/** A lesson as its page at the desk shows it. */
export async function lessonDesk(context: Readonly<RouterContextProvider>, found: DeskLesson) {
  const { lesson, course } = found;
  const { id, slug, title, state, durationMs } = lesson;
  const sources = await lessonSources(lesson, lessonReaderOf(context), new Date());
  const src = sources?.videos[0]?.src;
  return {
    lesson: { id, title, state, durationMs },
    course: { id: course.id, title: course.title, tier: course.tier },
    seeAt: lessonPath({ slug, courseSlug: course.slug, tier: course.tier }),
    revision: String(lesson.revision),
    stored: lessonFormValues(found),
    captions: await readCaptions(id),
    waveform: await findWaveform(id),
    upload: await findUpload(id),
    video: src ? { src, poster: sources?.poster ?? null } : null,
    watching: await unsafeWatchingOf(id, durationMs),
    hasFfmpeg: await canTranscode(),
  };
}
