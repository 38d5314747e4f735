import { type Address, jobSeekers, page, universityOnly, withPosting } from "./address.ts";

/** A student's own way: what happened, what comes next, what it earned. */
export const home: readonly Address[] = [
  page("/student-dashboard", "student-dashboard", "student/dashboard", "login", jobSeekers),
  page("/achievements", "achievements", "student/achievements", "login", jobSeekers),
  page(
    "/achievements/:achievement/picture",
    "achievement-picture",
    "resources/achievement-picture",
    "login",
    jobSeekers,
  ),
  page("/my-journey", "my-journey", "student/my-journey", "login", jobSeekers),
  page("/my-journey/file/:format", "journey-file", "resources/journey-file", "login", jobSeekers),
];

/** The token is the key: its owner made it, and can end it. */
export const sharedAchievements: readonly Address[] = [
  page("/shared-achievement/:token", "shared-achievement", "public/shared-achievement", "public"),
  page(
    "/shared-achievement/:token/picture.png",
    "shared-achievement-picture",
    "resources/shared-achievement-picture",
    "public",
  ),
];

/** Anyone who belongs to the university; the page itself refuses everybody else. */
export const careerManual: readonly Address[] = [
  page("/career-manual/:university_id", "career-manual", "student/career-manual", "login"),
  page(
    "/career-manual/:university_id/manual.pdf",
    "career-manual-pdf",
    "resources/career-manual-pdf",
    "login",
  ),
  page(
    "/career-manual/:university_id/:chapter",
    "career-manual-chapter",
    "student/career-manual-chapter",
    "login",
  ),
];

/** What a careers service writes for its students. */
export const universityWords: readonly Address[] = [
  page(
    "/university/career-manual",
    "manual-desk",
    "university/career-manual",
    "login",
    universityOnly,
  ),
  page(
    "/university/career-manual/:chapter",
    "manual-editor",
    "university/career-manual-chapter",
    "login",
    universityOnly,
  ),
  withPosting(
    { kind: "save" },
    page(
      "/university/career-manual/:chapter/save",
      "manual-save",
      "resources/manual-save",
      "login",
      universityOnly,
    ),
  ),
  page(
    "/university/messages",
    "university-messages",
    "university/messages",
    "login",
    universityOnly,
  ),
];
