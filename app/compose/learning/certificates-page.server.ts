import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { hubPaths } from "#domain/learning/catalogue/hub-paths.ts";
import {
  type Certificate,
  certificatesOf,
  showName,
  withdrawCertificate,
} from "#domain/learning/certificates/certificates.queries.server.ts";
import { issueAgain } from "#domain/learning/certificates/finish-course.server.ts";
import { certificateRefusals } from "#domain/learning/certificates/refusals.ts";
import type { CertificateView } from "#domain/learning/components/certificates-screen.tsx";
import { isoDay, longDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { RequestArgs } from "./lesson-page.server.ts";

export async function loadCertificates({ context }: Pick<RequestArgs, "context">) {
  const all = await certificatesOf(memberOf(context).id);
  const standing = new Set(all.filter((one) => !one.withdrawnAt).map(({ courseId }) => courseId));
  // A withdrawn one is of interest until another takes its place.
  const shown = all.filter((one) => !one.withdrawnAt || !standing.has(one.courseId));
  return { certificates: shown.map(certificateView) };
}

function certificateView(certificate: Certificate): CertificateView {
  const { code, courseId, courseTitle, holder, showsName } = certificate;
  return {
    ...{ code, courseId, courseTitle, holder, showsName },
    issued: longDay(isoDay(certificate.issuedAt)),
    length: certificateLength(certificate),
    isWithdrawn: certificate.withdrawnAt !== null,
  };
}

export function certificateLength({
  lessonCount,
  minutes,
}: Pick<Certificate, "lessonCount" | "minutes">): string {
  const lessons = lessonCount === 1 ? "1 lesson" : `${lessonCount} lessons`;
  return `${lessons}, ${minutes === 1 ? "1 minute" : `${minutes} minutes`} of film`;
}

export async function answerCertificates({ request, context }: RequestArgs) {
  const now = new Date();
  const { id: userId } = memberOf(context);
  const fields = await readFormData(request);
  const code = String(fields.get("code") ?? "");
  const intent = String(fields.get("intent") ?? "");
  const act = Object.hasOwn(acts, intent) ? acts[intent as keyof typeof acts] : null;
  const courseId = rowNumber(fields.get("course"));
  const result = await act?.run({ userId, code, courseId, now });
  if (!act || !result) return redirectWithFlash(hubPaths.certificates, "Choose what to do.");
  return result.ok
    ? redirectWithFlash(hubPaths.certificates, act.done)
    : redirectWithFlash(hubPaths.certificates, certificateRefusals[result.error], {
        tone: "negative",
      });
}

type Posted = { userId: string; code: string; courseId: number; now: Date };

const acts = {
  "show-name": {
    run: ({ userId, code }: Posted) => showName(userId, code, true),
    done: "Anyone who verifies it sees your name.",
  },
  "hide-name": {
    run: ({ userId, code }: Posted) => showName(userId, code, false),
    done: "Anyone who verifies it sees no name.",
  },
  withdraw: {
    run: ({ userId, code, now }: Posted) => withdrawCertificate(userId, code, now),
    done: "Withdrawn. Its code no longer works.",
  },
  issue: {
    run: ({ userId, courseId, now }: Posted) => issueAgain({ userId, courseId }, now),
    done: "Issued, with a new code.",
  },
};
