import { auditKinds } from "#domain/audit/audit-kind.ts";

export const eventAudit = auditKinds({
  "event-added": "Event added",
  "event-changed": "Event changed",
  "event-published": "Event published",
  "event-unpublished": "Event unpublished",
  "event-cancelled": "Event cancelled",
  "event-place-given": "Place at an event given",
  "event-place-removed": "Place at an event cancelled by staff",
  "event-attendance": "Attendance at an event noted",
  "event-material": "Recording or slides changed",
});
