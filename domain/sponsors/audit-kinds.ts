import { auditKinds } from "#domain/audit/audit-kind.ts";

export const sponsorAudit = auditKinds({
  "employer-name-added": "Employer’s other name added",
  "employer-name-removed": "Employer’s other name removed",
  "employer-name-rejected": "Searched name rejected",
  "register-copy-confirmed": "Copy of the register confirmed",
  "register-copy-taken-back": "Copy of the register withdrawn",
});
