import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readCues } from "#domain/learning/desk/captions/captions.schema.ts";
import { saveCaptions } from "#domain/learning/desk/captions/save-captions.server.ts";
import { chaptersAsText } from "#domain/learning/desk/chapters.ts";
import { unsafeFindDeskLesson } from "#domain/learning/desk/courses.queries.server.ts";
import { coursePaths } from "#domain/learning/desk/desk-paths.ts";
import { lessonSchema } from "#domain/learning/desk/lesson.schema.ts";
import { setLessonState } from "#domain/learning/desk/publish.server.ts";
import { questionFields } from "#domain/learning/desk/questions.ts";
import { courseRefusals } from "#domain/learning/desk/refusals.ts";
import { changeLesson } from "#domain/learning/desk/save-lesson.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { refused } from "./course-desk.server.ts";

type Context = Readonly<RouterContextProvider>;
type Params = { course_id: string; lesson_id: string };
export type DeskLesson = NonNullable<Awaited<ReturnType<typeof unsafeFindDeskLesson>>>;

export async function deskLessonAt({ course_id, lesson_id }: Params): Promise<DeskLesson> {
  const found = await unsafeFindDeskLesson(rowNumber(course_id), rowNumber(lesson_id));
  if (!found) throw data("We could not find that lesson.", { status: 404 });
  return found;
}

/** A lesson's words as its form shows them. */
export function lessonFormValues({ lesson }: DeskLesson): Record<string, string> {
  const { title, summary, credits, chapters, questions, isInJumpstart } = lesson;
  return {
    ...{ title, summary, credits },
    chapters: chaptersAsText(chapters),
    ...(isInJumpstart ? { jumpstart: "on" } : {}),
    ...questionFields(questions),
  };
}

/** Everything the page of a lesson does, but for its film. */
export async function answerLesson(context: Context, found: DeskLesson, fields: FormData) {
  const intent = fields.get("intent");
  if (intent === "publish" || intent === "unpublish") return answerState(context, found, intent);
  if (intent === "captions") return answerCaptions(context, found, fields);
  const form = readFields(fields, lessonSchema(found.lesson.chapters));
  if (!form.ok) return badForm(form);
  const saved = await changeLesson(
    memberOf(context),
    target(found, fields),
    form.value,
    new Date(),
  );
  return saved.ok ? back(found, "The lesson is saved.") : refused(form.values, saved);
}

async function answerState(context: Context, found: DeskLesson, intent: "publish" | "unpublish") {
  const { id } = found.lesson;
  const state = intent === "publish" ? "published" : "draft";
  const done = await setLessonState(memberOf(context), { id, state }, new Date());
  if (!done.ok) return refused({ intent }, done);
  return back(
    found,
    state === "published" ? "Published." : "Unpublished. Only staff can see it now.",
  );
}

async function answerCaptions(context: Context, found: DeskLesson, fields: FormData) {
  const values = { intent: "captions" };
  const read = readCues(fields.get("cues"), found.lesson.durationMs);
  if (!read.ok) return badForm({ errors: { captions: read.mistakes.slice(0, 5) }, values });
  const saved = await saveCaptions(memberOf(context), target(found, fields), read.cues, new Date());
  if (saved.ok) return back(found, "The captions are saved.");
  const revision = "revision" in saved ? { revision: String(saved.revision) } : {};
  const errors = { captions: [courseRefusals[saved.error]] };
  return badForm({ errors, values: { ...values, ...revision } }, 409);
}

function target({ lesson }: DeskLesson, fields: FormData) {
  return { id: lesson.id, baseRevision: rowNumber(fields.get("revision")) };
}

function back({ lesson }: DeskLesson, words: string) {
  return redirectWithFlash(coursePaths.lesson(lesson.courseId, lesson.id), words);
}
