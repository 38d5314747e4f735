import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, type FormValues, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import {
  courseSchema,
  newCourseSchema,
  newLessonSchema,
} from "#domain/learning/desk/course.schema.ts";
import { unsafeFindCourse } from "#domain/learning/desk/courses.queries.server.ts";
import { coursePaths } from "#domain/learning/desk/desk-paths.ts";
import { setCourseState } from "#domain/learning/desk/publish.server.ts";
import { type CourseRefusal, courseRefusals } from "#domain/learning/desk/refusals.ts";
import {
  addCourse,
  changeCourse,
  moveCourse,
  type Saved,
} from "#domain/learning/desk/save-course.server.ts";
import { addLesson, moveLesson } from "#domain/learning/desk/save-lesson.server.ts";
import { rowNumber } from "#rules/row-number.ts";

type Context = Readonly<RouterContextProvider>;

export async function courseAt(asked: string) {
  const course = await unsafeFindCourse(rowNumber(asked));
  if (!course) throw data("We could not find that course.", { status: 404 });
  return course;
}

export async function answerNewCourse(context: Context, fields: FormData) {
  const form = readFields(fields, newCourseSchema);
  if (!form.ok) return badForm(form);
  const added = await addCourse(memberOf(context), form.value, new Date());
  if (!added.ok) return refused(form.values, added);
  const path = coursePaths.course(added.value.id);
  return redirectWithFlash(path, "Saved as a draft. Add its lessons, then publish it.");
}

/** Everything the page of a course does. */
export async function answerCourse(context: Context, courseId: number, fields: FormData) {
  const intent = fields.get("intent");
  if (intent === "publish" || intent === "unpublish") return answerState(context, courseId, intent);
  if (intent === "course-up" || intent === "course-down") {
    const way = intent === "course-up" ? "up" : "down";
    const moved = await moveCourse(memberOf(context), { id: courseId, way }, new Date());
    if (!moved.ok) return refused({}, moved);
    return redirectWithFlash(coursePaths.list, "Moved.");
  }
  if (intent === "up" || intent === "down") {
    const move = { courseId, lessonId: rowNumber(fields.get("lesson")), way: intent } as const;
    const moved = await moveLesson(memberOf(context), move, new Date());
    if (!moved.ok) return refused({}, moved);
    return redirectWithFlash(coursePaths.course(courseId), "Moved.");
  }
  return intent === "add-lesson"
    ? answerNewLesson(context, courseId, fields)
    : answerWords(context, courseId, fields);
}

async function answerState(context: Context, id: number, intent: "publish" | "unpublish") {
  const state = intent === "publish" ? "published" : "draft";
  const done = await setCourseState(memberOf(context), { id, state }, new Date());
  if (!done.ok) return refused({}, done);
  const words = state === "published" ? "Published." : "Unpublished. Only staff can see it now.";
  return redirectWithFlash(coursePaths.course(id), words);
}

async function answerNewLesson(context: Context, courseId: number, fields: FormData) {
  const form = readFields(fields, newLessonSchema);
  if (!form.ok) return badForm(form);
  const added = await addLesson(memberOf(context), courseId, form.value, new Date());
  if (!added.ok) return refused(form.values, added);
  const path = coursePaths.lesson(courseId, added.value.id);
  return redirectWithFlash(path, "Saved as a draft. Upload its film, then write its captions.");
}

async function answerWords(context: Context, id: number, fields: FormData) {
  const form = readFields(fields, courseSchema);
  if (!form.ok) return badForm(form);
  const target = { id, baseRevision: rowNumber(fields.get("revision")) };
  const saved = await changeCourse(memberOf(context), target, form.value, new Date());
  if (!saved.ok) return refused(form.values, saved);
  return redirectWithFlash(coursePaths.course(id), "The course is saved.");
}

type No = Exclude<Saved, { ok: true }> | { ok: false; error: CourseRefusal };

/** A refusal where it was typed. After a conflict, saving again is a decision made after reading it. */
export function refused(values: FormValues, answer: No) {
  const isSlug = answer.error === "slug-taken" || answer.error === "standard-slug-taken";
  const isNew = values.slug !== undefined;
  const typed = "revision" in answer ? { ...values, revision: String(answer.revision) } : values;
  return refusedForm(typed, courseRefusals[answer.error], isSlug && isNew ? "slug" : "form");
}
