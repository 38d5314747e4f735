import { auditKinds } from "#domain/audit/audit-kind.ts";

export const editorialAudit = auditKinds({
  "ambassador-accepted": "Ambassador accepted",
  "ambassador-declined": "Ambassador declined",
  "redirect-set": "Moved address set",
  "redirect-removed": "Moved address removed",
});
