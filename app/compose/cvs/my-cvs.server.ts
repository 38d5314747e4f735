import { redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import {
  findBinned,
  listBin,
  listCvs,
  summariseBin,
} from "#domain/cvs/document/cvs.queries.server.ts";
import { cvRefusals } from "#domain/cvs/document/refusals.ts";
import { binCv, deleteBinnedCv, unbinCv } from "#domain/cvs/list/bin-cv.server.ts";
import { duplicateCv } from "#domain/cvs/list/duplicate-cv.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { type CvRequest, zoneOf } from "./own-cv.server.ts";

const BACK = "Restored to your CVs.";

export async function loadMyCvs({ request, context }: CvRequest) {
  const member = memberOf(context);
  const { id } = member;
  const page = readPage(request);
  const justBinned = new URL(request.url).searchParams.get("binned");
  const cvs = await listCvs(id, page, new Date());
  const bin = await summariseBin(id);
  return {
    rows: cvs.rows,
    total: cvs.total,
    page,
    pageCount: pageCountOf(cvs),
    binned: bin.total,
    firstGone: bin.firstGone,
    // Only while it lies there: the address may be opened again much later.
    justBinned: justBinned === null ? null : await findBinned(id, justBinned),
    timeZone: zoneOf(member),
    ownerId: id,
  };
}

export async function answerMyCvs({ request, context }: CvRequest) {
  const fields = await readFormData(request);
  const { id: ownerId } = memberOf(context);
  const cvId = String(fields.get("cv") ?? "");
  const now = new Date();
  switch (fields.get("intent")) {
    case "bin": {
      const binned = await binCv({ ownerId, cvId, now });
      const to = `/my-cvs?${new URLSearchParams({ binned: cvId })}`;
      return said(to, binned, "Moved to the bin. It is kept there for 30 days.");
    }
    case "unbin":
      return said("/my-cvs", await unbinCv({ ownerId, cvId }), BACK);
    case "copy": {
      const copied = await duplicateCv({ ownerId, cvId, forJobId: jobIn(fields), now });
      if (!copied.ok) return said("/my-cvs", copied, "");
      const { id, kind } = copied.value;
      return redirect(kind === "cv" ? cvPaths.studio(id) : cvPaths.letter(id));
    }
    default:
      return redirect("/my-cvs");
  }
}

export async function loadBin({ request, context }: CvRequest) {
  const page = readPage(request);
  const member = memberOf(context);
  const bin = await listBin(member.id, page);
  return { ...bin, pageCount: pageCountOf(bin), timeZone: zoneOf(member) };
}

export async function answerBin({ request, context }: CvRequest) {
  const fields = await readFormData(request);
  const { id: ownerId } = memberOf(context);
  const cvId = String(fields.get("cv") ?? "");
  if (fields.get("intent") === "delete") {
    await deleteBinnedCv({ ownerId, cvId });
    return redirectWithFlash("/my-cvs/bin", "Deleted permanently.");
  }
  return said("/my-cvs/bin", await unbinCv({ ownerId, cvId }), BACK);
}

function jobIn(fields: FormData): number | null {
  return rowNumber(fields.get("job")) || null;
}

type Outcome = { ok: true } | { ok: false; error: keyof typeof cvRefusals };

function said(to: string, outcome: Outcome, sentence: string) {
  return outcome.ok
    ? redirectWithFlash(to, sentence)
    : redirectWithFlash(to, cvRefusals[outcome.error], { tone: "negative" });
}
