import type { CvState } from "../document/cv.ts";
import { emptyCv, firstLook } from "../document/empty-document.ts";
import { newEntry } from "../document/new-entry.ts";

const entry = <S extends Parameters<typeof newEntry>[0], E extends object>(
  section: S,
  said: E,
) => ({
  ...newEntry(section),
  ...said,
});

const blank = emptyCv({ name: "Ananya Rao", email: "ananya.rao@example.ac.uk" });

/** A made-up person, for anyone who looks at templates before they have words of their own. */
export const sampleCv: CvState = {
  title: "Sample",
  look: firstLook("gb"),
  document: {
    ...blank,
    basics: {
      ...blank.basics,
      label: "Data scientist",
      phone: "07700 900 418",
      location: { ...blank.basics.location, city: "Leeds", countryCode: "GB" },
      summary:
        "Data scientist with an MSc and two years of part-time work on river and leak data. Looking for a first software role where the work reaches people.",
    },
    rightToWork: {
      source: "own-words",
      words: "Student visa to 27 January 2027. Can work full time now.",
    },
    education: [
      entry("education", {
        institution: "Aldermoor University",
        location: "Leeds",
        studyType: "MSc",
        area: "Data Science",
        score: "Distinction",
        startDate: "2025-09",
        endDate: "2026-09",
        highlights: ["Dissertation: finding leaks from pressure noise."],
      }),
      entry("education", {
        institution: "Deccan Institute of Technology",
        location: "Pune",
        studyType: "BEng",
        area: "Computer Engineering",
        score: "8.9 of 10",
        startDate: "2021",
        endDate: "2025",
      }),
    ],
    work: [
      entry("work", {
        name: "Aldermoor University",
        position: "Research assistant",
        location: "Leeds",
        startDate: "2026-01",
        endDate: "2026-08",
        highlights: [
          "Cleaned 14 years of river-level readings from 212 stations, removing 3% as sensor faults.",
          "Built a leak-detection model in Python that found 9 of 11 known leaks.",
        ],
      }),
      entry("work", {
        name: "Hostel Kirkstall",
        position: "Night supervisor",
        location: "Leeds",
        startDate: "2025-10",
        endDate: "2025-12",
        highlights: ["Ran the desk alone four nights a week for 86 guests."],
      }),
      entry("work", {
        name: "Sahyadri Logistics",
        position: "Data intern",
        location: "Pune",
        startDate: "2024-06",
        endDate: "2024-08",
        highlights: [
          "Cut the weekly stock report from 6 hours to 40 minutes with SQL.",
          "Trained 4 colleagues to run it.",
        ],
      }),
    ],
    projects: [
      entry("projects", {
        name: "Leakfinder, open source",
        startDate: "2026",
        highlights: ["Reads pressure logs and marks likely leaks on a map. 140 downloads."],
      }),
      entry("projects", {
        name: "Bus bunching in Leeds",
        startDate: "2025",
        highlights: ["Scraped 3 weeks of bus times; mapped where they bunch."],
      }),
    ],
    skills: [
      entry("skills", { name: "Programming", keywords: ["Python", "SQL", "TypeScript"] }),
      entry("skills", { name: "Data", keywords: ["Pandas", "scikit-learn", "PostgreSQL"] }),
    ],
    languages: [
      entry("languages", { language: "English", cefr: "C1" }),
      entry("languages", { language: "Marathi", cefr: "native" }),
    ],
  },
};
