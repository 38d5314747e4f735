import type { RouterContextProvider } from "react-router";
import { sessionIdContext, visitorContext } from "#app/contexts.ts";
import type { LessonReader } from "#domain/learning/media/lesson-media.ts";

/** Who asks for a lesson's files, and in which session. */
export function lessonReaderOf(context: Readonly<RouterContextProvider>): LessonReader {
  return { visitor: context.get(visitorContext), sessionId: context.get(sessionIdContext) };
}
