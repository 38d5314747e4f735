import { linkTo } from "#platform/links.server.ts";
import { typesetFinished } from "#platform/typesetting/typeset.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { hubPaths } from "../catalogue/hub-paths.ts";
import type { Certificate } from "./certificates.queries.server.ts";

const TEMPLATE = "#templates/certificates/certificate.typ";

type Printed = Pick<
  Certificate,
  "holder" | "courseTitle" | "code" | "issuedAt" | "lessonCount" | "minutes"
>;

/** A tagged PDF, with where to verify it. */
export async function certificatePdf(certificate: Printed): Promise<Result<Uint8Array, "away">> {
  const { holder, courseTitle, code, issuedAt, lessonCount, minutes } = certificate;
  const day = isoDay(issuedAt);
  const lessons = lessonCount === 1 ? "1 lesson" : `${lessonCount} lessons`;
  const film = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const document = {
    ...{ holder, courseTitle, code },
    title: `Certificate: ${courseTitle}`,
    date: day,
    issued: longDay(day),
    length: `${lessons}, ${film} of film, every lesson watched and every check passed.`,
    address: linkTo(hubPaths.verify(code)),
  };
  const set = await typesetFinished({ template: TEMPLATE, data: document });
  return set.ok ? ok(set.value.bytes) : no("away");
}
