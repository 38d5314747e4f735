import { auditKinds } from "#domain/audit/audit-kind.ts";

export const premiumAudit = auditKinds({
  "premium-granted": "Premium given on request",
  "premium-declined": "Request for premium declined",
});
