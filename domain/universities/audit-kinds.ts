import { auditKinds } from "#domain/audit/audit-kind.ts";

export const universityAudit = auditKinds({
  "university-added": "University added",
  "university-changed": "University’s details changed",
  "university-logo-changed": "University’s logo changed",
  "university-logo-removed": "University’s logo removed",
  "branding-changed": "University’s branding changed",
  "campus-added": "Campus added",
  "campus-renamed": "Campus renamed",
  "campus-closed": "Campus closed",
  "campus-opened": "Campus opened again",
  "domain-claimed": "Domain asked for",
  "domain-confirmed": "Domain confirmed",
  "domain-removed": "Domain removed",
  "students-imported": "List of students imported",
  "import-undone": "Import of students undone",
  "students-reminded": "Students reminded to register",
  "pre-authorised": "Students pre-authorised",
  "pre-authorisation-removed": "Student removed from the list",
});
