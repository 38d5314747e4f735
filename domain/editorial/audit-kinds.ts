import { auditKinds } from "#domain/audit/audit-kind.ts";

export const editorialAudit = auditKinds({
  "ambassador-accepted": "Ambassador accepted",
  "ambassador-declined": "Ambassador declined",
  "redirect-set": "Moved address set",
  "redirect-removed": "Moved address removed",
  "story-approved": "Success story approved",
  "story-sent-back": "Success story sent back",
  "story-edited": "Change to a success story proposed",
  "story-withdrawn": "Success story withdrawn",
});
