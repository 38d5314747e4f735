import { auditKinds } from "#domain/audit/audit-kind.ts";

export const pageAudit = auditKinds({
  "page-saved": "Page saved",
  "page-published": "Page published",
  "page-unpublished": "Page taken off",
  "page-renamed": "Page’s address changed",
});
