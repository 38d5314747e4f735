import { auditKinds } from "#domain/audit/audit-kind.ts";

export const announcementAudit = auditKinds({
  "announcement-set": "Announcement set",
  "announcement-stopped": "Announcement removed",
});
