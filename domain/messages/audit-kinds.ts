import { auditKinds } from "#domain/audit/audit-kind.ts";

export const messageAudit = auditKinds({
  "message-replied": "Message answered",
  "message-noted": "Note added to a message",
  "message-assigned": "Message assigned",
  "message-moved": "Message moved to another topic",
  "message-closed": "Message closed",
  "message-reopened": "Message opened again",
});
