import { auditKinds } from "#domain/audit/audit-kind.ts";

export const universityMessageAudit = auditKinds({
  "university-message-sent": "Message to a university’s students set up",
  "university-message-ended": "Message to a university’s students removed",
});
