import { courseFields } from "#rules/analytics/course-field.ts";
import { levelLabels } from "#rules/analytics/level-labels.ts";
import type { Dimension, Facet } from "#rules/analytics/metrics.ts";
import { NOT_GIVEN, OTHER } from "#rules/analytics/protect.ts";
import { regionName } from "#rules/formats/names.ts";
import { sectors } from "#rules/sectors.ts";
import { campusNames, courseTitles } from "./cells.queries.server.ts";

const eventKinds: Readonly<Record<string, string>> = {
  workshop: "Workshops",
  webinar: "Webinars",
  fair: "Career fairs",
};

const visaTools: Readonly<Record<string, string>> = {
  "visa-check": "Visa check of a job (UK)",
  "graduate-visa-planner": "Graduate visa planner (UK)",
  "points-calculator": "Points calculator (Australia)",
  "express-entry": "Express Entry points (Canada)",
  "post-graduation-work-permit": "Post-graduation work permit (Canada)",
  "irish-permit": "Work permit check (Ireland)",
};

const firstCvs: Readonly<Record<string, string>> = {
  week: "Within 7 days",
  month: "8 to 30 days",
  later: "More than 30 days",
};

export type Labels = (of: Dimension | Facet, value: string) => string;

/** How values are read: campuses and courses by the names they have now. */
export async function labelsFor(universityId: number): Promise<Labels> {
  const campuses = await campusNames(universityId);
  const courses = await courseTitles();
  return (of, value) => {
    if (value === OTHER) return "Other and small groups";
    if (value === NOT_GIVEN) return "Not given";
    if (of === "campus") return campuses.get(value) ?? "Closed campus";
    if (of === "course") return courseFields[value as keyof typeof courseFields] ?? value;
    if (of === "level") return levelLabels[value as keyof typeof levelLabels] ?? value;
    if (of === "nationality" || of === "home-market") return regionName(value);
    if (of === "lesson-course") return courses.get(value) ?? "Course no longer offered";
    if (of === "event-kind") return eventKinds[value] ?? value;
    if (of === "visa-tool") return visaTools[value] ?? value;
    if (of === "first-cv") return firstCvs[value] ?? value;
    if (of.endsWith("-field")) return sectors[value as keyof typeof sectors] ?? value;
    return value;
  };
}
