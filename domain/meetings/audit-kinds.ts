import { auditKinds } from "#domain/audit/audit-kind.ts";

export const meetingAudit = auditKinds({
  "meeting-hours-changed": "Meeting hours changed",
  "meeting-cancelled-by-host": "Meeting cancelled by its host",
  "meeting-noted": "Meeting notes changed",
});
