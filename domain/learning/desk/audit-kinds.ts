import { auditKinds } from "#domain/audit/audit-kind.ts";

export const deskAudit = auditKinds({
  "course-added": "Course added",
  "course-changed": "Course changed",
  "course-moved": "Course moved among the courses",
  "course-published": "Course published",
  "course-unpublished": "Course taken off",
  "lesson-added": "Lesson added",
  "lesson-changed": "Lesson changed",
  "lesson-moved": "Lesson moved in its course",
  "lesson-published": "Lesson published",
  "lesson-unpublished": "Lesson taken off",
  "lesson-film-sent": "Film of a lesson sent",
  "lesson-captions": "Captions of a lesson changed",
});
