import { data } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { userIdOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { Lesson } from "#domain/learning/catalogue/catalogue.ts";
import { markAnswers, readAnswers, score } from "#domain/learning/checks/check.ts";
import { takeCheck } from "#domain/learning/checks/take-check.server.ts";
import type { ResultView } from "#domain/learning/lesson-view.ts";
import { mayWatch } from "#domain/learning/media/lesson-media.ts";
import { noteSchema, noteWordsSchema } from "#domain/learning/notes/note.schema.ts";
import { addNote, changeNote, removeNote } from "#domain/learning/notes/notes.server.ts";
import { noteRefusals } from "#domain/learning/notes/refusals.ts";
import { setSaved } from "#domain/learning/saved/saved-lessons.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { type Place, pathIn, type RequestArgs } from "./lesson-page.server.ts";
import { lessonReaderOf } from "./lesson-reader.server.ts";

type Posted = { userId: string; lesson: Lesson; fields: FormData; backTo: string; now: Date };

/** What the forms of a lesson's page do. A guest may try the check; all else needs an account. */
export async function answerLesson(
  lesson: Lesson | null,
  place: Place,
  { request, context }: RequestArgs,
) {
  const { visitor } = lessonReaderOf(context);
  if (!lesson || !mayWatch({ tier: lesson.tier, isPublished: true }, visitor))
    throw data("We could not find that lesson.", { status: 404 });
  const fields = await readFormData(request);
  const backTo = pathIn(place, lesson);
  const intent = String(fields.get("intent") ?? "");
  const userId = userIdOf(context);
  if (userId === null) {
    if (intent === "check") return answerCheckOfGuest(lesson, fields);
    throw data("Sign in to save notes and lessons.", { status: 401 });
  }
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) return refusedForm({}, "Choose what to do.", "form", 400);
  return act({ userId, lesson, fields, backTo, now: new Date() });
}

const acts: Readonly<Record<string, (posted: Posted) => Promise<unknown>>> = {
  save: (posted) => saveLesson(posted, true),
  unsave: (posted) => saveLesson(posted, false),
  note: addOne,
  "note-change": changeOne,
  "note-remove": async ({ userId, fields, backTo }) => {
    await removeNote(userId, rowNumber(fields.get("note")));
    return redirectWithFlash(`${backTo}#notes`, "Note removed.");
  },
  check: answerCheck,
};

async function saveLesson({ userId, lesson, backTo, now }: Posted, isSaved: boolean) {
  await setSaved(userId, lesson.id, { isSaved, now });
  const words = isSaved ? "Saved. Find it under Saved lessons." : "No longer saved.";
  return redirectWithFlash(backTo, words);
}

async function addOne({ userId, lesson, fields, backTo, now }: Posted) {
  const form = readFields(fields, noteSchema);
  if (!form.ok) return badForm(form);
  const note = { atMs: form.value.at, words: form.value.words };
  const added = await addNote({ userId, lesson }, note, now);
  if (!added.ok) return refusedForm(form.values, noteRefusals[added.error]);
  return redirectWithFlash(`${backTo}#notes`, "Note added.");
}

async function changeOne({ userId, fields, backTo, now }: Posted) {
  const form = readFields(fields, noteWordsSchema);
  if (!form.ok) return badForm(form);
  const note = { id: rowNumber(fields.get("note")), words: form.value.words };
  const changed = await changeNote(userId, note, now);
  if (!changed.ok) return refusedForm(form.values, noteRefusals[changed.error]);
  return redirectWithFlash(`${backTo}#notes`, "Note changed.");
}

async function answerCheck({ userId, lesson, fields, backTo, now }: Posted) {
  const read = readAnswers(lesson.questions, (field) => fields.get(field));
  if (!read.ok) return badForm({ errors: read.errors, values: valuesOf(fields) });
  const { isPassed } = await takeCheck({ userId, lesson }, read.answers, now);
  const words = isPassed ? "Passed." : "Not passed yet. The reason is under each question.";
  return redirectWithFlash(`${backTo}#check`, words, { tone: isPassed ? "positive" : "info" });
}

/** Nothing is kept of a guest: the page that answers shows what came of it. */
function answerCheckOfGuest({ questions }: Lesson, fields: FormData) {
  const read = readAnswers(questions, (field) => fields.get(field));
  if (!read.ok) return badForm({ errors: read.errors, values: valuesOf(fields) });
  const marked = markAnswers(questions, read.answers);
  const result: ResultView = { ...score(questions, read.answers), marked, tries: 1 };
  return data({ result });
}

function valuesOf(fields: FormData): Record<string, string> {
  return Object.fromEntries([...fields].filter((field) => typeof field[1] === "string")) as Record<
    string,
    string
  >;
}
