import { auditKinds } from "#domain/audit/audit-kind.ts";

export const employerAudit = auditKinds({
  "company-named": "Company named",
  "company-claimed": "Asked to manage a company",
  "company-claim-decided": "Request to manage a company decided",
  "company-change-decided": "Change to a company’s page decided",
  "employer-trust-changed": "Employer’s trust changed",
  "employer-renamed": "Employer renamed",
  "employer-register-set": "Employer’s register entry set",
});
