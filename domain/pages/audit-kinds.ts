import { auditKinds } from "#domain/audit/audit-kind.ts";

export const pageAudit = auditKinds({
  "page-saved": "Page saved",
  "page-published": "Page published",
  "page-unpublished": "Page unpublished",
  "page-renamed": "Page’s address changed",
  "page-scheduled": "Page scheduled",
  "page-schedule-cancelled": "Page’s schedule cancelled",
  "page-submitted": "Page sent for review",
  "page-approved": "Page approved",
  "page-sent-back": "Page sent back",
  "page-restored": "Page’s version restored",
  "page-picture-added": "Picture added to a page",
});
