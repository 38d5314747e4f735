import { auditKinds } from "#domain/audit/audit-kind.ts";

export const manualAudit = auditKinds({
  "manual-published": "Chapter of the career manual published",
  "manual-hidden": "Chapter of the career manual hidden",
  "manual-shown": "Chapter of the career manual shown again",
  "manual-restored": "Chapter of the career manual reset to our text",
  "manual-added": "Chapter added to the career manual",
  "manual-deleted": "Chapter deleted from the career manual",
});
