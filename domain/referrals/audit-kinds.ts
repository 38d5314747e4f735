import { auditKinds } from "#domain/audit/audit-kind.ts";

export const referralAudit = auditKinds({
  "referral-corrected": "Invitation points corrected",
  "ambassador-task-added": "Ambassador task added",
  "ambassador-task-ended": "Ambassador task ended",
});
