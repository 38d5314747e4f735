import { redirect } from "react-router";
import { lookAsked, orderAsked } from "#app/compose/cvs/look-asked.ts";
import { askedCv, type CvRequest } from "#app/compose/cvs/own-cv.server.ts";
import { unprintableInCv } from "#app/compose/cvs/unprintable.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { cvRefusals } from "#domain/cvs/document/refusals.ts";
import { saveCv } from "#domain/cvs/document/save-cv.server.ts";
import { templateTexts } from "#domain/cvs/print/templates.ts";
import { sampleCv } from "#domain/cvs/studio/sample-cv.ts";
import { figuresNow, figuresToCome } from "./gallery-figures.server.ts";

/** Every template with the person's own words, in the look that is asked for. */
export async function loadGallery(asked: CvRequest) {
  const { searchParams } = new URL(asked.request.url);
  const cv = await askedCv(asked);
  const look = lookAsked(cv?.look ?? sampleCv.look, searchParams);
  const order = searchParams.get("order") === "mine" ? ("mine" as const) : ("template" as const);
  const state = { ...(cv ?? sampleCv), look };
  const { signal } = asked.request;
  const counting = { state, order, person: memberOf(asked.context).id, signal };
  const isCounted = searchParams.get("counts") === "now";
  return {
    cv: cv && { id: cv.id, title: cv.title, revision: cv.revision, template: cv.look.template },
    look,
    order,
    unprintable: unprintableInCv(state),
    isCounted,
    figures: isCounted ? await figuresNow(counting) : figuresToCome(counting),
  };
}

/** The look changes, and the order of the sections where that is wanted; never the words. */
export async function answerGallery(asked: CvRequest) {
  const fields = await readFormData(asked.request);
  const cv = await askedCv(asked);
  if (!cv)
    return redirect(`/create-cv?template=${encodeURIComponent(String(fields.get("template")))}`);
  const look = lookAsked(cv.look, fields);
  const { id: cvId, ownerId, revision: baseRevision, title } = cv;
  const document = orderAsked(cv.document, look, fields);
  const save = { cvId, ownerId, baseRevision, title, document, look, now: new Date() };
  const saved = await saveCv(save);
  if (!saved.ok) {
    return redirectWithFlash("/my-cvs", cvRefusals[saved.error], { tone: "negative" });
  }
  return redirectWithFlash(
    cvPaths.studio(cvId),
    `It now looks like ${templateTexts[look.template].name}.`,
  );
}
