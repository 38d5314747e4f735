import { desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { analyticsPersonMonths, analyticsPersonThings } from "#db/schema/analytics.ts";
import { campuses, universities } from "#db/schema/universities.ts";
import { type CourseField, courseFields } from "#rules/analytics/course-field.ts";
import { levelLabels } from "#rules/analytics/level-labels.ts";
import { metricLabels } from "#rules/analytics/metric-labels.ts";
import { maskOf, metrics } from "#rules/analytics/metrics.ts";
import { sayMonth } from "#rules/analytics/periods.ts";
import type { CourseLevel } from "#rules/course-level.ts";
import { regionName } from "#rules/formats/names.ts";
import { hasObjected } from "./objections.server.ts";
import { sharesVisaEnd } from "./visa-end-shares.server.ts";

/** Two years of months are enough to see what is counted; the download has all. */
const MAX_MONTHS = 24;

export type MyCounts = Awaited<ReturnType<typeof findMyCounts>>;

/** In which counts of their university somebody is, month by month, newest first. */
export async function findMyCounts(userId: string) {
  const rows = await db
    .select({
      month: analyticsPersonMonths.month,
      facts: analyticsPersonMonths.facts,
      course: analyticsPersonMonths.course,
      level: analyticsPersonMonths.level,
      nationality: analyticsPersonMonths.nationality,
      campus: campuses.name,
      university: universities.name,
    })
    .from(analyticsPersonMonths)
    .innerJoin(universities, eq(universities.id, analyticsPersonMonths.universityId))
    .leftJoin(campuses, eq(campuses.id, analyticsPersonMonths.campusId))
    .where(eq(analyticsPersonMonths.userId, userId))
    .orderBy(desc(analyticsPersonMonths.month), analyticsPersonMonths.universityId)
    .limit(MAX_MONTHS);
  const [newest] = rows;
  return {
    hasObjected: await hasObjected(userId),
    isVisaEndCounted: await sharesVisaEnd(userId),
    countedAs: newest ? groupsOf(newest) : [],
    months: rows.map(({ month, university, facts }) => ({
      key: `${university} ${month}`,
      name: sayMonth(month),
      university,
      counted: metrics
        .filter((metric) => metric !== "member" && (facts & maskOf(metric)) !== 0n)
        .map((metric) => metricLabels[metric]),
    })),
    thingCount: await db.$count(analyticsPersonThings, eq(analyticsPersonThings.userId, userId)),
  };
}

type Groups = {
  campus: string | null;
  course: string | null;
  level: CourseLevel | null;
  nationality: string | null;
};

/** Only what was told: a group that is not given counts with the others. */
function groupsOf({ campus, course, level, nationality }: Groups) {
  const groups = [
    { name: "Campus", value: campus },
    { name: "Field of study", value: course && courseFields[course as CourseField] },
    { name: "Level", value: level && levelLabels[level] },
    { name: "Home country", value: nationality && regionName(nationality) },
  ];
  return groups.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}
