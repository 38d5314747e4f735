import { letterPagesOf, pagesOf } from "#app/compose/cvs/drawn.server.ts";
import {
  type CvRequest,
  missing,
  ownDocument,
  printableLetter,
  printableOf,
} from "#app/compose/cvs/own-cv.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { Cv, Letter } from "#domain/cvs/document/cv.ts";
import { cvPaths } from "#domain/cvs/document/cv-paths.ts";
import { cvRefusals } from "#domain/cvs/document/refusals.ts";
import {
  findVersion,
  listVersions,
  nameVersion,
  restoreVersion,
} from "#domain/cvs/versions/versions.server.ts";
import { whatChanged } from "#domain/cvs/versions/what-changed.ts";
import { rowNumber } from "#rules/row-number.ts";

const MAX_NAME_LENGTH = 80;

/** The history, and one version to look at where the address names it. */
export async function loadVersions(asked: CvRequest) {
  const now = await ownDocument(asked);
  const { id, ownerId, kind, title, look } = now;
  const versions = await listVersions(ownerId, id, readPage(asked.request));
  const wanted = new URL(asked.request.url).searchParams.get("version");
  return {
    cv: { id, kind, title, look },
    ...versions,
    pageCount: pageCountOf(versions),
    timeZone: memberOf(asked.context).timeZone ?? "Europe/London",
    shown: wanted === null ? null : await shownVersion(now, rowNumber(wanted)),
  };
}

async function shownVersion(now: Cv | Letter, number: number) {
  const { id: cvId, ownerId } = now;
  const found = (await findVersion({ ownerId, cvId, number })) ?? missing();
  const { pages } =
    found.kind === "letter"
      ? await letterPagesOf(printableLetter(found))
      : await pagesOf(await printableOf(found, ownerId));
  const changes = found.revision === now.revision ? null : whatChanged(found, now);
  return { number, name: found.name, look: found.look, pages: pages.length, changes };
}

export async function answerVersions(asked: CvRequest) {
  const { id: cvId, ownerId, kind } = await ownDocument(asked);
  const fields = await readFormData(asked.request);
  const number = rowNumber(fields.get("version"));
  if (fields.get("intent") === "restore") {
    const restored = await restoreVersion({ ownerId, cvId, number, now: new Date() });
    const to = kind === "cv" ? cvPaths.studio(cvId) : cvPaths.letter(cvId);
    return restored.ok
      ? redirectWithFlash(to, `Version ${number} is restored as version ${restored.value.version}.`)
      : refused(cvId, restored.error);
  }
  const name = String(fields.get("name") ?? "")
    .trim()
    .slice(0, MAX_NAME_LENGTH);
  const named = await nameVersion({ ownerId, cvId, number, name });
  if (!named.ok) return refused(cvId, named.error);
  const words = name ? `Version ${number} is called “${name}”.` : `Version ${number} has no name.`;
  return redirectWithFlash(cvPaths.versions(cvId), words);
}

function refused(cvId: string, error: keyof typeof cvRefusals) {
  return redirectWithFlash(cvPaths.versions(cvId), cvRefusals[error], { tone: "negative" });
}
