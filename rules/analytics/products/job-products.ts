import type { ProductSpec } from "../figure-spec.ts";
import {
  demand,
  funnel,
  groups,
  homeMarkets,
  months,
  runningOut,
  STUDENTS,
  share,
} from "./shared-figures.ts";

export const jobProducts: Readonly<Record<string, ProductSpec>> = {
  "visa-job": {
    title: "Jobs that fit a visa",
    headline: { metric: "fit-saved", did: "saved a job that fits a visa" },
    figures: [
      months(
        {
          id: "fitting-jobs",
          title: "Students and jobs that fit a visa",
          definition: "Students who saved or applied for a UK job that fits a new graduate’s visa.",
        },
        { metric: "fit-saved", name: "Saved one" },
        { metric: "fit-applied", name: "Applied for one" },
      ),
      share(
        {
          id: "fitting-share",
          title: "Savers who saved a job that fits a visa",
          definition: "Of the students who saved a job, those who saved one that fits a visa.",
          did: "saved a job that fits a visa",
          of: "Students who saved a job in the month.",
        },
        "fit-saved",
        "job-saved",
      ),
      demand("field"),
      demand("place"),
      runningOut,
      {
        kind: "things",
        id: "visa-tools",
        title: "Visa tools",
        definition: "Students who used a visa tool in the last 12 months.",
        denominator: STUDENTS,
        rowHeading: "Tool",
        series: [{ facet: "visa-tool", name: "Used it" }],
        most: "is used by most students",
      },
    ],
  },
  "home-country-job": {
    title: "Jobs at home",
    headline: { metric: "home-saved", did: "saved a job at home" },
    figures: [
      homeMarkets,
      months(
        {
          id: "home-jobs",
          title: "Students and jobs at home",
          definition:
            "Students who saved or applied for a job outside the four countries of our boards, or in their own country.",
        },
        { metric: "home-saved", name: "Saved one" },
        { metric: "home-applied", name: "Applied for one" },
      ),
      share(
        {
          id: "home-share",
          title: "Savers who look at home",
          definition: "Of the students who saved a job, those who saved one at home.",
          did: "saved a job at home",
          of: "Students who saved a job in the month.",
        },
        "home-saved",
        "job-saved",
      ),
    ],
  },
  job: {
    title: "Jobs",
    headline: { metric: "job-saved", did: "saved a job" },
    figures: [
      months(
        {
          id: "jobs",
          title: "Students on the job board",
          definition: "Students who looked at, saved or applied for a job.",
        },
        { metric: "jobs-visited", name: "Looked" },
        { metric: "job-saved", name: "Saved" },
        { metric: "job-applied", name: "Applied" },
      ),
      share(
        {
          id: "saved-share",
          title: "Active students who saved a job",
          definition: "Of active students, those who saved a job.",
          did: "saved a job",
        },
        "job-saved",
      ),
      funnel,
      demand("field"),
      ...groups("job-saved", {
        id: "saved",
        title: "Students who saved a job",
        definition: "Students who saved at least one job.",
      }),
      months(
        {
          id: "followed",
          title: "Students who follow an employer",
          definition: "Students who began to follow an employer.",
        },
        { metric: "employer-followed", name: "Followed" },
      ),
    ],
  },
  "part-time-job": {
    title: "Part-time jobs",
    headline: { metric: "part-time-visited", did: "looked for part-time work" },
    figures: [
      months(
        {
          id: "part-time",
          title: "Students and part-time work",
          definition: "Students who looked at, saved or applied for part-time work.",
        },
        { metric: "part-time-visited", name: "Looked" },
        { metric: "part-time-saved", name: "Saved" },
        { metric: "part-time-applied", name: "Applied" },
      ),
      share(
        {
          id: "part-time-share",
          title: "Active students who looked for part-time work",
          definition: "Of active students, those who came to the part-time board.",
          did: "looked for part-time work",
        },
        "part-time-visited",
      ),
      months(
        {
          id: "hours",
          title: "Students who log their hours",
          definition: "Students who logged working hours. Only they can see which hours.",
        },
        { metric: "hours-logged", name: "Logged hours" },
      ),
      ...groups("part-time-visited", {
        id: "part-time-looked",
        title: "Students who looked for part-time work",
        definition: "Students who came to the part-time board.",
      }),
    ],
  },
};
