import type { CourseLevel } from "../course-level.ts";

export const levelLabels: Readonly<Record<CourseLevel, string>> = {
  undergraduate: "Bachelor’s or other undergraduate",
  masters: "Master’s",
  doctorate: "Doctorate",
  other: "Another level",
};
