import { data } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { listCommentsOwnedBy } from "#domain/cvs/comments.server.ts";
import type { LetterState } from "#domain/cvs/cv.ts";
import { cvPaths } from "#domain/cvs/cv-paths.ts";
import { letterSchema, titleSchema } from "#domain/cvs/document/cv.schema.ts";
import { readDocument } from "#domain/cvs/document/read-document.ts";
import { readLetter } from "#domain/cvs/editing/read-letter.ts";
import { saveLetter } from "#domain/cvs/keep-cv.server.ts";
import { cvRefusals } from "#domain/cvs/refusals.ts";
import { letterPagesOf } from "./drawn.server.ts";
import { lookAsked } from "./look-asked.ts";
import { type CvRequest, ownLetter, printableLetter } from "./own-cv.server.ts";

export async function loadLetter(asked: CvRequest) {
  const letter = await ownLetter(asked);
  const member = memberOf(asked.context);
  const { pages } = await letterPagesOf(printableLetter(letter));
  return {
    letter,
    pages: pages.length,
    comments: await listCommentsOwnedBy(member.id, letter.id),
    timeZone: member.timeZone ?? "Europe/London",
  };
}

/** A letter is short: one form, saved by its button. A change made meanwhile elsewhere is shown, not lost. */
export async function answerLetter(asked: CvRequest) {
  const letter = await ownLetter(asked);
  const fields = await asked.request.formData();
  const state: LetterState = {
    title: String(fields.get("title") ?? letter.title),
    look: lookAsked(letter.look, fields),
    document: readLetter(letter.document, fields),
  };
  const title = readDocument(titleSchema, state.title);
  const document = readDocument(letterSchema, state.document);
  if (!title.ok || !document.ok) {
    const faults = [title, document].flatMap((read) => (read.ok ? [] : read.faults));
    const errors = Object.fromEntries(
      faults.map(({ path, sentence }) => [path || "title", [sentence]]),
    );
    return data({ errors, state }, { status: 400 });
  }
  const saved = await saveLetter({
    ownerId: letter.ownerId,
    cvId: letter.id,
    baseRevision: Number(fields.get("revision")) || 0,
    title: title.value,
    look: state.look,
    document: document.value,
    tab: "",
    now: new Date(),
  });
  if (!saved.ok)
    return data({ errors: { form: [cvRefusals[saved.error]] }, state }, { status: 409 });
  if (saved.value.kind === "conflict") {
    const sentence =
      "Another window changed the same words. Yours stand in the form: press Save again to keep them, or open the versions to see the others.";
    const { merged, theirs } = saved.value;
    return data(
      { errors: { form: [sentence] }, state: merged, revision: theirs.revision },
      { status: 409 },
    );
  }
  return redirectWithFlash(cvPaths.letter(letter.id), "Your letter is saved.");
}
