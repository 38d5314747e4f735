import { memberOf } from "#app/member.server.ts";
import { sampleCv } from "#domain/cvs/editing/sample-cv.ts";
import { previewCv } from "#domain/cvs/print/print-cv.server.ts";
import { typesetSentences } from "#domain/cvs/typeset-words.ts";
import { findVersion } from "#domain/cvs/versions.server.ts";
import { inTurn, letterPagesOf, pageAnswer, pagesOf, readBackOf } from "./drawn.server.ts";
import { lookAsked, orderAsked } from "./look-asked.ts";
import { oneAtATime } from "./one-at-a-time.server.ts";
import {
  type CvRequest,
  missing,
  ownCv,
  ownDocument,
  printableLetter,
  printableOf,
} from "./own-cv.server.ts";
import { readState } from "./studio.server.ts";

/** The pages of words that are still being typed. Nothing of it is kept. */
export async function answerDraw(asked: CvRequest): Promise<Response> {
  const cv = await ownCv(asked);
  const sent: unknown = await asked.request.json().catch(() => null);
  const state = readState(sent);
  if (!state.ok) {
    const [sentence = "Something in it could not be read."] = Object.values(state.errors);
    return notKept({ sentence }, 400);
  }
  const printable = await printableOf(state.value, cv.ownerId);
  const drawn = await oneAtATime(cv.ownerId, () => previewCv(printable));
  if (!drawn) return notKept({ sentence: typesetSentences.busy }, 429);
  if (!drawn.ok) return notKept({ sentence: typesetSentences[drawn.error] }, 503);
  return notKept(drawn.value);
}

/** One page of a document as a picture: as it stands, as an old version stood, or in another look. */
export async function answerPage(asked: CvRequest): Promise<Response> {
  const { searchParams } = new URL(asked.request.url);
  const { id } = memberOf(asked.context);
  if (asked.params?.cv_id === "sample") {
    const look = lookAsked(sampleCv.look, searchParams);
    const document = orderAsked(sampleCv.document, look, searchParams);
    const printable = await printableOf({ ...sampleCv, document, look }, id);
    const pages = await inTurn(id, () => pagesOf(printable));
    return pageAnswer(pages, asked.params.page_number);
  }
  const found = await documentAsked(asked, searchParams.get("version"));
  const look = lookAsked(found.look, searchParams);
  const pages = await inTurn(id, async () => {
    if (found.kind === "letter") return letterPagesOf(printableLetter({ ...found, look }));
    const document = orderAsked(found.document, look, searchParams);
    return pagesOf(await printableOf({ ...found, document, look }, id));
  });
  return pageAnswer(pages, asked.params?.page_number);
}

async function documentAsked(asked: CvRequest, version: string | null) {
  const current = await ownDocument(asked);
  if (version === null) return current;
  const { id: cvId, ownerId } = current;
  return (await findVersion({ ownerId, cvId, number: Number(version) || 0 })) ?? missing();
}

/** How much of the CV is found again in its PDF. */
export async function answerReadBack(asked: CvRequest): Promise<Response> {
  const cv = await ownCv(asked);
  const printable = await printableOf(cv, cv.ownerId);
  const read = await inTurn(cv.ownerId, () => readBackOf(printable));
  if (!read) return notKept({ sentence: typesetSentences.busy }, 503);
  const { found, of, said } = read;
  return notKept({ found, of, said });
}

function notKept(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
