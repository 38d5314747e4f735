import { auditKinds } from "#domain/audit/audit-kind.ts";

export const taskAudit = auditKinds({
  "task-retried": "Failed task tried again",
  "task-dismissed": "Failed task dismissed",
});
