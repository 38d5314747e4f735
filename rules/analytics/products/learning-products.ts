import type { ProductSpec } from "../figure-spec.ts";
import { firstCv, groups, learning, months, STUDENTS, share } from "./shared-figures.ts";

export const learningProducts: Readonly<Record<string, ProductSpec>> = {
  cv: {
    title: "CVs",
    headline: { metric: "cv-made", did: "made a CV" },
    figures: [
      firstCv,
      months(
        {
          id: "cvs",
          title: "Students and their CVs",
          definition: "Students who opened the CV studio, made a CV or letter, or sent one.",
        },
        { metric: "cv-made", name: "Made a CV" },
        { metric: "cv-visited", name: "Opened the studio" },
        { metric: "letter-made", name: "Made a letter" },
        { metric: "cv-sent", name: "Sent one" },
      ),
      share(
        {
          id: "cv-share",
          title: "Active students who made a CV",
          definition: "Of active students, those who made a CV in the month.",
          did: "made a CV",
        },
        "cv-made",
      ),
      ...groups("cv-made", {
        id: "cv-makers",
        title: "Students who made a CV",
        definition: "Students who made at least one CV.",
      }),
    ],
  },
  cih: {
    title: "Career Ignition Hub",
    headline: { metric: "lesson-watched", did: "watched a lesson" },
    figures: [
      learning,
      share(
        {
          id: "lesson-share",
          title: "Active students who watched a lesson",
          definition: "Of active students, those who watched a lesson.",
          did: "watched a lesson",
        },
        "lesson-watched",
      ),
      {
        kind: "things",
        id: "courses",
        title: "Courses",
        definition: "Students who watched a lesson of the course in the last 12 months.",
        denominator: STUDENTS,
        rowHeading: "Course",
        series: [{ facet: "lesson-course", name: "Watched a lesson" }],
        most: "is watched by most students",
      },
      {
        kind: "funnel",
        id: "finished",
        title: "Students who finished a course",
        definition: "Students who finished a whole course in the last 12 months.",
        denominator: STUDENTS,
        steps: [{ metric: "course-finished", name: "Finished a course" }],
      },
    ],
  },
  "country-guide": {
    title: "Country guides",
    headline: { metric: "guide-visited", did: "read a country guide" },
    figures: [
      months(
        {
          id: "guides",
          title: "Students who read country guides",
          definition: "Students who opened a country or immigration guide.",
        },
        { metric: "guide-visited", name: "Read a guide" },
      ),
      share(
        {
          id: "guide-share",
          title: "Active students who read a guide",
          definition: "Of active students, those who opened a guide.",
          did: "read a country guide",
        },
        "guide-visited",
      ),
      ...groups("guide-visited", {
        id: "guide-readers",
        title: "Guide readers",
        definition: "Students who opened a guide.",
      }),
    ],
  },
  jumpstart: {
    title: "Jumpstart",
    headline: { metric: "jumpstart-visited", did: "used Jumpstart" },
    figures: [
      months(
        {
          id: "jumpstart",
          title: "Students before departure",
          definition:
            "Students who opened Jumpstart, ticked a step of their plan or read a chapter.",
        },
        { metric: "jumpstart-visited", name: "Opened Jumpstart" },
        { metric: "plan-step-done", name: "Did a step" },
        { metric: "plan-chapter-read", name: "Read a chapter" },
      ),
      share(
        {
          id: "plan-share",
          title: "Jumpstart visitors who did a step",
          definition: "Of those who opened Jumpstart, those who ticked a step of their plan.",
          did: "did a step of their plan",
          of: "Students who opened Jumpstart in the month.",
        },
        "plan-step-done",
        "jumpstart-visited",
      ),
      {
        kind: "funnel",
        id: "arrivals",
        title: "Arrived and settled",
        definition:
          "Students who told us that they arrived, and who did a step of the first week, in the last 12 months.",
        denominator: STUDENTS,
        steps: [
          { metric: "arrived", name: "Arrived" },
          { metric: "first-week-done", name: "Did a step of the first week" },
        ],
      },
    ],
  },
};
