import { auditKinds } from "#domain/audit/audit-kind.ts";

export const meetingAudit = auditKinds({
  "meeting-service-changed": "Meeting service changed",
  "meeting-host-changed": "Meeting host changed",
  "meeting-feed-changed": "A host's calendar address changed",
  "meeting-cv-opened": "A CV for a meeting opened",
  "meeting-hours-changed": "Meeting hours changed",
  "meeting-cancelled-by-host": "Meeting cancelled by its host",
  "meeting-noted": "Meeting notes changed",
});
