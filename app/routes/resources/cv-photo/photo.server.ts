import { redirect } from "react-router";
import { type CvRequest, missing, ownCv } from "#app/compose/cvs/own-cv.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { Cv } from "#domain/cvs/document/cv.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { findPhotoOwnedBy, storeCvPhoto } from "#domain/cvs/document/photos.server.ts";
import { cvRefusals } from "#domain/cvs/document/refusals.ts";
import { saveCv } from "#domain/cvs/document/save-cv.server.ts";
import { answerFile } from "#platform/files/answer-file.server.ts";

export async function answerPhotoPicture(asked: CvRequest): Promise<Response> {
  const cv = await ownCv(asked);
  const photo = (await findPhotoOwnedBy(cv.ownerId, cv.document.basics.photoId)) ?? missing();
  return answerFile(asked.request, photo, { cacheControl: "private, max-age=600" });
}

export async function answerPhoto(asked: CvRequest) {
  const cv = await ownCv(asked);
  const fields = await readFormData(asked.request);
  if (fields.get("intent") === "remove") return put(cv, null, "The photo is off this CV.");
  const file = fields.get("photo");
  const bytes = Buffer.from(file instanceof File ? new Uint8Array(await file.arrayBuffer()) : []);
  const kept = await storeCvPhoto(cv.ownerId, bytes, new Date());
  // The sentence stands beside the field: the page reads it from its address.
  if (!kept.ok) return redirect(`${cvPaths.studio(cv.id, "basics")}&photo=${kept.error}#photo`);
  return put(cv, kept.value.photoId, "The photo is on this CV.");
}

async function put(cv: Cv, photoId: number | null, sentence: string) {
  const document = { ...cv.document, basics: { ...cv.document.basics, photoId } };
  const { id: cvId, ownerId, revision: baseRevision, title, look } = cv;
  const save = { cvId, ownerId, baseRevision, title, look, document, now: new Date() };
  const saved = await saveCv(save);
  if (!saved.ok) return back(cv, cvRefusals[saved.error], "negative");
  return back(cv, sentence, "positive");
}

function back(cv: Cv, sentence: string, tone: "positive" | "negative") {
  return redirectWithFlash(cvPaths.studio(cv.id, "basics"), sentence, { tone });
}
