import { type CourseLevel, courseLevels } from "#rules/course-level.ts";

const labels: Record<CourseLevel, string> = {
  undergraduate: "Bachelor's or other undergraduate",
  masters: "Master's",
  doctorate: "Doctorate",
  other: "Something else",
};

/** The levels the profile knows, as people call them. */
export const courseLevelNames = courseLevels.map((value) => ({ value, label: labels[value] }));
