import { auditKinds } from "#domain/audit/audit-kind.ts";

export const editorialAudit = auditKinds({
  "ambassador-accepted": "Ambassador accepted",
  "ambassador-declined": "Ambassador declined",
  "ambassador-page-sent": "Ambassador’s page sent",
  "ambassador-page-approved": "Ambassador’s page approved",
  "ambassador-page-sent-back": "Ambassador’s page sent back",
  "ambassador-page-taken-off": "Ambassador’s page removed",
  "redirect-set": "Redirect set",
  "redirect-removed": "Redirect removed",
  "story-approved": "Success story approved",
  "story-sent-back": "Success story sent back",
  "story-edited": "Change to a success story proposed",
  "story-withdrawn": "Success story withdrawn",
});
