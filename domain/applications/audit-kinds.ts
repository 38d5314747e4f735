import { auditKinds } from "#domain/audit/audit-kind.ts";

/** What an employer does with somebody's application. Downloads of the list are on the trail as every list's. */
export const applicationAudit = auditKinds({
  "applicant-moved": "Applicant moved to another stage",
  "applicant-answered": "Applicant answered",
  "applicant-file-read": "Applicant’s document opened",
});
