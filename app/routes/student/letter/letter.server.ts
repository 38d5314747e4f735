import { letterKind } from "#app/compose/cvs/document-kinds.server.ts";
import { letterPagesOf } from "#app/compose/cvs/drawn.server.ts";
import {
  type CvRequest,
  ownLetter,
  printableLetter,
  zoneOf,
} from "#app/compose/cvs/own-cv.server.ts";
import { saveForm } from "#app/compose/cvs/save-form.server.ts";
import { unprintableInLetter } from "#app/compose/cvs/unprintable.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { readLetterState } from "#domain/cvs/letters/read-letter.ts";
import { listCommentsOwnedBy } from "#domain/cvs/sharing/comments.server.ts";

export async function loadLetter(asked: CvRequest) {
  const letter = await ownLetter(asked);
  const member = memberOf(asked.context);
  const drawn = await drawnOrNot(printableLetter(letter));
  return {
    letter,
    pages: drawn ? drawn.pages.length : 0,
    overflow: drawn?.overflow ?? null,
    unprintable: unprintableInLetter(letter),
    comments: await listCommentsOwnedBy(member.id, letter.id),
    timeZone: member.timeZone ?? "Europe/London",
  };
}

/** The words must stay within reach even where the pages cannot be drawn. */
async function drawnOrNot(printable: Parameters<typeof letterPagesOf>[0]) {
  try {
    return await letterPagesOf(printable);
  } catch {
    return null;
  }
}

export async function answerLetter({ request, context, params }: CvRequest) {
  const fields = await readFormData(request);
  const member = memberOf(context);
  const cvId = params?.cv_id ?? "";
  const own = { ownerId: member.id, timeZone: zoneOf(member), cvId, fields, now: new Date() };
  const to = cvPaths.letter(cvId);
  return saveForm(letterKind, {
    ...own,
    read: (before) => ({ state: readLetterState(before, fields), to }),
  });
}
