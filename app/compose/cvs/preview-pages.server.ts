import { memberOf } from "#app/member.server.ts";
import { pagesOf, readBackOf } from "./drawn.server.ts";
import { findingsOf } from "./findings.server.ts";
import { askedCv, askedDocument, type CvRequest, printableOf, todayOf } from "./own-cv.server.ts";
import { unprintableInCv, unprintableInEither } from "./unprintable.server.ts";

/** The pages by themselves, or what is read back from them. */
export async function loadPreview(asked: CvRequest) {
  const cv = await askedCv(asked);
  if (!cv) return null;
  const printable = await printableOf(cv, cv.ownerId);
  const showsReadBack = new URL(asked.request.url).searchParams.get("show") === "read-back";
  const { pages, overflow } = await pagesOf(printable);
  return {
    cv: headOf(cv),
    pages: pages.length,
    overflow,
    readBack: showsReadBack ? await readBackOf(printable) : null,
  };
}

/** One last look: the pages, what is read back, and what the checks still say. */
export async function loadFinal(asked: CvRequest) {
  const cv = await askedCv(asked);
  if (!cv) return null;
  const printable = await printableOf(cv, cv.ownerId);
  const { pages, overflow } = await pagesOf(printable);
  const today = todayOf(memberOf(asked.context), new Date());
  const findings = await findingsOf(cv, today);
  return {
    cv: headOf(cv),
    pages: pages.length,
    overflow,
    readBack: await readBackOf(printable),
    mistakes: findings.filter(({ level }) => level === "mistake"),
    advice: findings.filter(({ level }) => level === "advice").length,
    unprintable: unprintableInCv(cv),
  };
}

export async function loadDownload(asked: CvRequest) {
  const found = await askedDocument(asked);
  if (!found) return null;
  const { id, kind, title, version } = found;
  return { cv: { id, kind, title, version }, unprintable: unprintableInEither(found) };
}

function headOf({
  id,
  title,
  look,
  revision,
  version,
}: NonNullable<Awaited<ReturnType<typeof askedCv>>>) {
  return { id, title, look, revision, version };
}
