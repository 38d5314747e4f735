import { auditKinds } from "#domain/audit/audit-kind.ts";

export const jobAudit = auditKinds({
  "job-code-set": "Job’s occupation code settled",
  "job-feed-set": "Job feed set",
  "job-feed-loss-accepted": "Loss of a feed’s jobs accepted",
  "job-feed-removed": "Job feed removed",
});
