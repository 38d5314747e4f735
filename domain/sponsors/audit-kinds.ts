import { auditKinds } from "#domain/audit/audit-kind.ts";

export const sponsorAudit = auditKinds({
  "employer-name-added": "Employer’s other name added",
  "employer-name-rejected": "Searched name rejected",
  "register-copy-decided": "Copy of the register decided",
});
