import { auditKinds } from "#domain/audit/audit-kind.ts";

export const linkAudit = auditKinds({ "link-check-asked": "Link check asked for" });
