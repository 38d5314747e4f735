import { auditKinds } from "#domain/audit/audit-kind.ts";

export const universityAudit = auditKinds({
  "university-added": "University added",
  "university-changed": "University’s details changed",
  "university-logo-changed": "University’s logo changed",
  "university-logo-removed": "University’s logo removed",
  "pre-authorised": "Students pre-authorised",
  "pre-authorisation-removed": "Student taken off the list",
});
