import { memberOf } from "#app/member.server.ts";
import { readJson } from "#app/request-body.server.ts";
import type { Cv, Letter } from "#domain/cvs/document/cv.ts";
import { readState } from "#domain/cvs/document/readable-state.ts";
import { previewTurns } from "#domain/cvs/print/drawing-turns.server.ts";
import { previewCv } from "#domain/cvs/print/print-cv.server.ts";
import { previewLetter } from "#domain/cvs/print/print-letter.server.ts";
import { typesetSentences } from "#domain/cvs/print/typeset-messages.ts";
import { sampleCv } from "#domain/cvs/studio/sample-cv.ts";
import { findVersion } from "#domain/cvs/versions/versions.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { cvKind, letterKind } from "./document-kinds.server.ts";
import { drawOneAtATime, letterPagesOf, pageAnswer, pagesOf, readBackOf } from "./drawn.server.ts";
import { lookAsked, orderAsked } from "./look-asked.ts";
import {
  type CvRequest,
  missing,
  ownCv,
  ownDocument,
  printableLetter,
  printableOf,
} from "./own-cv.server.ts";
import { unprintableInCv, unprintableInLetter } from "./unprintable.server.ts";

/** The pages of words that are still being typed. Nothing of it is kept. */
export async function answerDraw(asked: CvRequest): Promise<Response> {
  const found = await ownDocument(asked);
  const sent: unknown = await readJson(asked.request);
  const preview = await previewOf(found, sent);
  if (!preview) return uncachedJson({ sentence: "Something in it could not be read." }, 400);
  const turn = await previewTurns.run(found.ownerId, preview.draw);
  if (!turn.ok) return uncachedJson({ sentence: typesetSentences.busy }, 429);
  const drawn = turn.value;
  if (!drawn.ok) return uncachedJson({ sentence: typesetSentences[drawn.error] }, 503);
  return uncachedJson({ ...drawn.value, unprintable: preview.unprintable });
}

/** A field that cannot be read is drawn as it was: the other words are seen all the same. */
async function previewOf(found: Cv | Letter, sent: unknown) {
  if (found.kind === "letter") {
    const letter = readState(letterKind.schema, sent, found);
    if (!letter.ok) return null;
    const draw = () => previewLetter(printableLetter(letter.value));
    return { draw, unprintable: unprintableInLetter(letter.value) };
  }
  const cv = readState(cvKind.schema, sent, found);
  if (!cv.ok) return null;
  const printable = await printableOf(cv.value, found.ownerId);
  return { draw: () => previewCv(printable), unprintable: unprintableInCv(cv.value) };
}

/** One page of a document as a picture: as it stands, as an old version stood, or in another look. */
export async function answerPage(asked: CvRequest): Promise<Response> {
  const { searchParams } = new URL(asked.request.url);
  const { id } = memberOf(asked.context);
  if (asked.params?.cv_id === "sample") {
    const look = lookAsked(sampleCv.look, searchParams);
    const document = orderAsked(sampleCv.document, look, searchParams);
    const printable = await printableOf({ ...sampleCv, document, look }, id);
    const pages = await drawOneAtATime(id, () => pagesOf(printable));
    return pageAnswer(pages, asked.params.page_number);
  }
  const found = await documentAsked(asked, searchParams.get("version"));
  const look = lookAsked(found.look, searchParams);
  const pages = await drawOneAtATime(id, async () => {
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
  return (await findVersion({ ownerId, cvId, number: rowNumber(version) })) ?? missing();
}

/** How much of the CV is found again in its PDF. */
export async function answerReadBack(asked: CvRequest): Promise<Response> {
  const cv = await ownCv(asked);
  const printable = await printableOf(cv, cv.ownerId);
  const read = await drawOneAtATime(cv.ownerId, () => readBackOf(printable));
  if (!read) return uncachedJson({ sentence: typesetSentences.busy }, 503);
  const { found, of, said } = read;
  return uncachedJson({ found, of, said });
}

function uncachedJson(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}
