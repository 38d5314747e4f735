import { auditKinds } from "#domain/audit/audit-kind.ts";

export const editorialAudit = auditKinds({
  "redirect-set": "Moved address set",
  "redirect-removed": "Moved address removed",
});
