import { data } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { listCommentsOwnedBy } from "#domain/cvs/comments.server.ts";
import { cvPaths } from "#domain/cvs/cv-paths.ts";
import { emptyLetter, firstLook } from "#domain/cvs/document/empty-document.ts";
import { readLetterState } from "#domain/cvs/editing/read-letter.ts";
import { letterPagesOf } from "./drawn.server.ts";
import { keepAside, keepPosted, postedState, settledState } from "./keep-posted.server.ts";
import { letterKeeper } from "./keepers.server.ts";
import { type CvRequest, ownLetter, printableLetter, zoneOf } from "./own-cv.server.ts";
import { standInLetter } from "./stand-in.server.ts";

export async function loadLetter(asked: CvRequest) {
  const letter = standInLetter(asked.context) ?? (await ownLetter(asked));
  const member = memberOf(asked.context);
  // Words of a form that came back are kept nowhere: there are no pages of them to ask for.
  const drawn = letter.revision > 0 ? await drawnOrNot(printableLetter(letter)) : null;
  return {
    letter,
    pages: drawn ? drawn.pages.length : 0,
    overflow: drawn?.overflow ?? null,
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

/** A letter's plain form: all of it is in the fields, so that nothing is lost where the letter is gone. */
export async function answerLetter({ request, context, params }: CvRequest) {
  const fields = await readFormData(request);
  const member = memberOf(context);
  const { id: ownerId, name, email } = member;
  const cvId = params?.cv_id ?? "";
  const whose = { ownerId, timeZone: zoneOf(member), cvId };
  const posted = { ...whose, fields, context, to: cvPaths.letter(cvId), now: new Date() };
  if (fields.get("intent") === "settle") {
    const merged = postedState(letterKeeper, fields);
    if (!merged) {
      await keepAside(letterKeeper, posted);
      throw data("Go back and open the letter again.", { status: 400 });
    }
    return keepPosted(letterKeeper, { ...posted, ...settledState(merged, fields) });
  }
  const before = (await letterKeeper.find(ownerId, cvId)) ?? {
    title: "Letter",
    look: firstLook("gb"),
    document: emptyLetter({ name, email }),
  };
  return keepPosted(letterKeeper, { ...posted, state: readLetterState(before, fields) });
}
