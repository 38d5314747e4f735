import { auditKinds } from "#domain/audit/audit-kind.ts";

export const factAudit = auditKinds({ "fact-checked": "Facts checked, unchanged" });
