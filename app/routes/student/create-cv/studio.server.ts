import { cvKind } from "#app/compose/cvs/document-kinds.server.ts";
import { pagesOf, readBackOf } from "#app/compose/cvs/drawn.server.ts";
import {
  askedCv,
  type CvRequest,
  printableWith,
  todayOf,
  zoneOf,
} from "#app/compose/cvs/own-cv.server.ts";
import { rightToWorkWords } from "#app/compose/cvs/right-to-work.server.ts";
import { saveForm } from "#app/compose/cvs/save-form.server.ts";
import { unprintableInCv } from "#app/compose/cvs/unprintable.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { CvState } from "#domain/cvs/document/cv.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { newId } from "#domain/cvs/document/new-entry.ts";
import { listCommentsOwnedBy } from "#domain/cvs/sharing/comments.server.ts";
import { readPart } from "#domain/cvs/studio/read-section.ts";
import { applyAction, readAction } from "#domain/cvs/studio/studio-actions.ts";
import { partNamed } from "#domain/cvs/studio/studio-parts.ts";

/** Everything the studio shows of one CV; null for somebody who has none yet and asks for none. */
export async function loadStudio(asked: CvRequest) {
  const url = new URL(asked.request.url);
  const member = memberOf(asked.context);
  const cv = url.searchParams.has("cv") ? await askedCv(asked) : null;
  if (!cv) return null;
  const fromSituation = await rightToWorkWords(member.id, cv.look.market);
  const { source } = cv.document.rightToWork;
  const line = source === "from-situation" ? fromSituation : "";
  const printable = await printableWith(cv, member.id, line);
  const drawn = await drawnOrNot(printable);
  const showsReadBack = url.searchParams.get("show") === "read-back";
  return {
    cv,
    today: todayOf(member, new Date()),
    timeZone: zoneOf(member),
    fromSituation,
    comments: await listCommentsOwnedBy(member.id, cv.id),
    pages: drawn ? drawn.pages.length : 0,
    overflow: drawn?.overflow ?? null,
    unprintable: unprintableInCv(cv),
    readBack: showsReadBack ? await readBackOf(printable) : null,
  };
}

/** The words must stay within reach even where the pages cannot be drawn. */
async function drawnOrNot(printable: Parameters<typeof pagesOf>[0]) {
  try {
    return await pagesOf(printable);
  } catch {
    return null;
  }
}

/** A section's plain form: its words are read first, then the pressed button does its part. */
export async function answerStudio({ request, context }: CvRequest) {
  const fields = await readFormData(request);
  const cvId = new URL(request.url).searchParams.get("cv") ?? "";
  const member = memberOf(context);
  const own = { ownerId: member.id, timeZone: zoneOf(member), cvId, fields, now: new Date() };
  return saveForm(cvKind, { ...own, read: (before) => readSection(before, { cvId, fields }) });
}

function readSection(before: CvState, { cvId, fields }: { cvId: string; fields: FormData }) {
  const part = partNamed(before.document, String(fields.get("part")));
  const { document, errors } = readPart(before.document, part, fields);
  const action = readAction(fields.get("do"));
  const id = newId();
  const state: CvState = {
    ...before,
    title: String(fields.get("title") ?? before.title),
    document: action ? applyAction(document, action, id) : document,
  };
  const made = action?.do === "add-section" ? `custom:${id}` : undefined;
  // The page that follows knows it as new, and does not scold it.
  const opened = action?.do === "add" ? `&new=${id}#${id}` : "";
  const asked = made ?? (action ? part : String(fields.get("next") ?? part));
  const on = pageAfter(cvId, asked) ?? cvPaths.studio(cvId, partNamed(state.document, asked));
  return { state, errors, to: on + opened };
}

/** Where "save, then" leads besides another section. */
function pageAfter(cvId: string, asked: string): string | null {
  if (asked === "check") return cvPaths.check(cvId);
  return asked === "final" ? cvPaths.final(cvId) : null;
}
