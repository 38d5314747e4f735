import { type FieldName, fieldNames } from "./formats/named-fields.ts";

export type CsvColumn = { name: string; alsoCalled: readonly string[]; words: string };

/** What each column of a CSV is for. A field without words here is not documented, which the compiler refuses. */
const words: Record<FieldName, string> = {
  key: "Your own id for the job, the same each time. Without it the link is the id.",
  title: "The job’s title, at most 200 characters. Every row needs it.",
  employer: "The employer’s name. Every row needs it, unless the whole feed has one employer.",
  platform: "The board it came from, where ids repeat between boards.",
  department: "Department or field of work.",
  place: "Where the work is, such as “Leeds, UK”. Separate several places with semicolons.",
  city: "The town alone, if you have it separately.",
  region: "County, region or state.",
  country: "The country’s name or its two letters.",
  remote: "“remote”, “hybrid” or “on-site”; also yes and no.",
  employmentType: "Such as “Full-time”, “Internship”, “Part-time”.",
  level: "Such as “Entry”, “Senior”.",
  description: "The advert, as text or HTML.",
  applyUrl: "Where people apply. Every row needs this or an address for email.",
  applyEmail: "The address people apply to by email.",
  postedAt: "The day it was posted, such as 2026-11-16.",
  closesAt: "The day it closes, such as 2026-12-03. It closes at 23:59 where the job is.",
  salary: "The pay in words, such as “£30,000 - £34,000 per year”.",
  salaryMin: "The lowest pay as a number. It needs currency and salary period too.",
  salaryMax: "The highest pay as a number.",
  currency: "Three letters, such as GBP.",
  salaryPeriod: "year, month, week, day or hour.",
  hours: "Hours a week, as a number.",
  sponsorship: "Whether you sponsor a visa for it: yes or no.",
};

const shown: Partial<Record<string, string>> = {
  id: "id",
  applyurl: "apply url",
  applyemail: "apply email",
  postedat: "posted at",
  closesat: "closes at",
  salarymin: "salary min",
  salarymax: "salary max",
  salaryperiod: "salary period",
  hoursperweek: "hours per week",
  employmenttype: "employment type",
  isremote: "remote",
  locations: "location",
};

/** Every column we read, by its first name, and what else it may be called. */
export const csvColumns: readonly CsvColumn[] = (Object.keys(fieldNames) as FieldName[]).map(
  (field) => {
    const [first, ...others] = fieldNames[field] as readonly string[];
    const name = shown[first!] ?? first!;
    return { name, alsoCalled: others.filter((other) => other !== name), words: words[field] };
  },
);
