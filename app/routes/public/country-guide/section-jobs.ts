import type { GuideSection } from "#domain/guides/sections.ts";

/** The board's country for a guide; guides of other countries have no jobs here. */
const boardCountries: Readonly<Record<string, string>> = {
  "united-kingdom": "gb",
  australia: "au",
  canada: "ca",
  ireland: "ie",
};

type SectionJobs = { title: string; board: "jobs" | "part-time-jobs"; criteria: string };

/** Which live jobs belong inside a section; most sections have none. */
const bySection: Partial<Record<GuideSection, SectionJobs>> = {
  overview: { title: "New jobs", board: "jobs", criteria: "sort=newest" },
  "job-market": { title: "New jobs", board: "jobs", criteria: "sort=newest" },
  "job-search": { title: "Jobs closing soonest", board: "jobs", criteria: "sort=closing" },
  "internships-and-work-experience": {
    title: "Internships and placements",
    board: "jobs",
    criteria: "type=internship&type=placement",
  },
  "higher-education": { title: "Part-time jobs", board: "part-time-jobs", criteria: "sort=newest" },
};

/** Only the United Kingdom has verdicts. */
const ukVisaJobs: SectionJobs = {
  title: "Jobs that fit a new graduate’s visa",
  board: "jobs",
  criteria: "fit=fits&fit=new-entrant",
};

export function sectionJobs(country: string, section: GuideSection): SectionJobs | null {
  const code = boardCountries[country];
  const asked = code === "gb" && section === "visa-details" ? ukVisaJobs : bySection[section];
  return code && asked ? { ...asked, criteria: `country=${code}&${asked.criteria}` } : null;
}
