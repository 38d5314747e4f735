import type { CvDocument } from "#rules/cv/cv-document.ts";
import { newId } from "../../document/new-entry.ts";
import { readDocument } from "../../document/read-document.ts";
import { blankDraft, finishDraft } from "../finish-draft.ts";
import { fault, type ImportResult } from "../imported.ts";
import { jsonResumeSchema, type ReadResume } from "./json-resume.schema.ts";
import { asVersionOne } from "./old-forms.ts";
import { readOwnPart } from "./own-part.ts";
import { entriesFrom } from "./resume-entries.ts";
import { resumeParts, unreadFields } from "./unread-fields.ts";

/** A résumé of jsonresume.org, of version 1 or the ones before it. */
export function readJsonResume(json: unknown): ImportResult {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return fault(
      "",
      "This file is JSON, but not a résumé: it should begin with { and hold “basics”.",
    );
  }
  const resume = asVersionOne(json);
  const read = readDocument(jsonResumeSchema, resume);
  if (!read.ok) return fault(read.faults[0]!.path, read.faults[0]!.sentence);
  if (!resumeParts.some((section) => read.value[section] !== undefined)) {
    return fault(
      "",
      "This file is JSON, but not a résumé: none of “basics”, “work” or “education” is in it.",
    );
  }
  return finishDraft(documentOf(read.value), unreadFields(read.value));
}

function documentOf(resume: ReadResume): CvDocument {
  const blank = blankDraft();
  return readOwnPart(resume.meta, {
    ...blank,
    basics: basicsOf(resume.basics ?? {}, blank.basics),
    ...entriesFrom(resume),
  });
}

function basicsOf(
  given: NonNullable<ReadResume["basics"]>,
  blank: CvDocument["basics"],
): CvDocument["basics"] {
  const said = (value: unknown) => (typeof value === "string" ? value : "");
  const { location } = given;
  return {
    ...blank,
    name: given.name ?? "",
    label: given.label ?? "",
    email: said(given.emailAsTyped) || (given.email ?? ""),
    phone: given.phone ?? "",
    url: said(given.urlAsTyped) || (given.url ?? ""),
    summary: given.summary ?? "",
    location: {
      address: location?.address ?? "",
      postalCode: location?.postalCode ?? "",
      city: location?.city ?? "",
      region: location?.region ?? "",
      countryCode: location?.countryCode ?? "",
    },
    profiles: (given.profiles ?? []).map((profile) => ({
      id: newId(),
      isHidden: profile.isHidden === true,
      network: profile.network ?? "",
      username: profile.username ?? "",
      url: said(profile.urlAsTyped) || (profile.url ?? ""),
    })),
    bornOn: said(given.bornOn),
    nationality: said(given.nationality),
  };
}
