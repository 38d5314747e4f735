import type { CourseLevel } from "#rules/course-level.ts";
import type { StudyKind } from "#rules/work-hours/hours-rules.ts";

export type BriefPermission = "student" | "graduate" | "skilled-worker" | "other" | "none";

/** What somebody wants an employer to read. */
export type BriefOrder = {
  name: string;
  permission: BriefPermission;
  /** Null where it was not said; then no day is named. */
  endsOn: string | null;
  study: StudyKind | null;
  level: CourseLevel | null;
  courseEndsOn: string | null;
  employer: string | null;
  jobTitle: string | null;
  /** Also what sponsoring later would ask for. */
  withSponsorship: boolean;
};

export type BriefSection = {
  heading: string;
  paragraphs: readonly string[];
  points: readonly string[];
};

/** The document as data: everything that is printed stands here, and nothing else is. */
export type Brief = {
  title: string;
  author: string;
  description: string;
  date: string;
  /** Of the text, in points. */
  size: number;
  lead: string;
  sections: readonly BriefSection[];
  sourcesHeading: string;
  sources: readonly { what: string; url: string }[];
  note: string;
};
