import { auditKinds } from "#domain/audit/audit-kind.ts";

export const jumpstartAudit = auditKinds({
  arrived: "Arrived, and became a student",
  "family-link-made": "A plan was shared by link",
  "family-link-ended": "A shared link was switched off",
});
