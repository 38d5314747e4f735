import { auditKinds } from "#domain/audit/audit-kind.ts";

export const jobAudit = auditKinds({
  "job-code-set": "Job’s occupation code set",
  "job-feed-set": "Job feed set",
  "job-feed-loss-accepted": "Closing of a feed’s missing jobs accepted",
  "job-feed-removed": "Job feed removed",
});
