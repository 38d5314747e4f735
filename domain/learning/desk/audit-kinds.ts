import { auditKinds } from "#domain/audit/audit-kind.ts";

export const deskAudit = auditKinds({
  "course-added": "Course added",
  "course-changed": "Course changed",
  "course-moved": "Order of courses changed",
  "course-published": "Course published",
  "course-unpublished": "Course unpublished",
  "lesson-added": "Lesson added",
  "lesson-changed": "Lesson changed",
  "lesson-moved": "Lesson moved in its course",
  "lesson-published": "Lesson published",
  "lesson-unpublished": "Lesson unpublished",
  "lesson-film-sent": "Film of a lesson uploaded",
  "lesson-captions": "Captions of a lesson changed",
});
