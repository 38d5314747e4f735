/** The levels a course can have, as far as any of our rules tells them apart. */
export const courseLevels = ["undergraduate", "masters", "doctorate", "other"] as const;

export type CourseLevel = (typeof courseLevels)[number];
