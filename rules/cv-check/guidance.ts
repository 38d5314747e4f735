import type { CvSection } from "#rules/cv/cv-document.ts";

/** What to write in a section, and lines that do it well. Written by us; the people in them are made up. */
export type Guidance = { say: string; examples: readonly string[] };

type Guided = Exclude<CvSection, `custom:${string}`> | "basics" | "custom";

export const guidance: Readonly<Record<Guided, Guidance>> = {
  basics: {
    say: "Your name, the town you live in, an email address you read every day and a phone number. A link to work of yours helps.",
    examples: [
      "Ananya Rao · Leeds · +44 7700 900418 · ananya.rao@example.com",
      "Data analyst",
      "https://portfolio.example.com/ananya",
    ],
  },
  rightToWork: {
    say: "One line: which permission you have, until when, and what you may do with it. Leave out what is not settled yet.",
    examples: [
      "Student visa to 27 January 2027. Up to 20 hours a week in term, full time in vacations.",
      "Graduate visa to 3 March 2028. No sponsorship needed until then.",
      "Stamp 1G to 30 September 2027. Can work full time without a permit.",
    ],
  },
  summary: {
    say: "Two or three sentences: what you are, the best thing you have done, what you look for. Write it last.",
    examples: [
      "Data scientist with an MSc and two years of part-time work on river and leak data. Looking for a first software role where the work reaches people.",
      "Civil engineering graduate who has checked drawings for 11 footbridges. Looking for a site role in the north of England.",
      "Nurse with four years on a 28-bed surgical ward in Kochi, registered in Ireland since May 2026.",
    ],
  },
  education: {
    say: "The latest course first. Give the grade as your university writes it, and what it is about equal to here. Name modules and your dissertation where they fit the job.",
    examples: [
      "MSc Data Science, Aldermoor University, Sep 2025 to Sep 2026. Distinction.",
      "BEng Computer Engineering, 8.9 of 10 (about a First).",
      "Dissertation: finding leaks from pressure noise in 40 km of pipe.",
    ],
  },
  work: {
    say: "Start each line with a verb. Say how many, how much or how often, and what the result was. Part-time and unpaid work counts.",
    examples: [
      "Cut the weekly stock report from 6 hours to 40 minutes with SQL.",
      "Ran the desk alone four nights a week for 86 guests, with no complaint in ten weeks.",
      "Trained 4 colleagues to use the new till, so that two tills could stay open at lunch.",
      "Found 9 of 11 known leaks with a model built in Python.",
    ],
  },
  projects: {
    say: "What it does, what you did yourself, what you used, and where it can be seen. A course project is a project.",
    examples: [
      "Bus times for 3 villages on one page: 140 people open it each week.",
      "Wrote the parser and its 62 tests; a team of four built the rest.",
      "Measured the strength of 24 beams of recycled timber and published the data.",
    ],
  },
  skills: {
    say: "Group them. Name the tool, not the feeling: “Python, pandas, SQL” and not “good with computers”. Leave out what you could not talk about.",
    examples: [
      "Data: Python, pandas, SQL, Power BI",
      "Laboratory: HPLC, titration, GMP records",
      "Finance: Excel (pivot tables, Power Query), Xero, IFRS",
    ],
  },
  languages: {
    say: "Give a level from A1 to C2, or “native”. Name a test if you have taken one.",
    examples: ["Hindi: native", "English: C1 (IELTS 7.5, June 2025)", "German: B1, still learning"],
  },
  certificates: {
    say: "The name, who gave it and when. Leave out short courses that do not fit the job.",
    examples: [
      "AWS Certified Cloud Practitioner, March 2026",
      "First aid at work, Red Cross, 2025",
    ],
  },
  volunteer: {
    say: "Write it like work: what you did, how often, for how many. Readers count it as experience.",
    examples: [
      "Taught reading to 12 adults every Saturday for a year.",
      "Drove the food bank's van: 30 parcels a week, 18 streets.",
    ],
  },
  awards: {
    say: "Say what it was for and how many tried, as a stranger will not know its name.",
    examples: [
      "Dean's prize 2025: best dissertation of 84 in the department.",
      "Second place of 31 teams, Leeds Transport Hackathon.",
    ],
  },
  publications: {
    say: "Title, where it appeared, year, and a link. Say so if it is still under review.",
    examples: ["“Hearing leaks in old pipes”, Journal of Water Networks, 2026, under review."],
  },
  interests: {
    say: "Only what you would be happy to talk about, and be exact. You can leave this out.",
    examples: ["Long-distance cycling: Mumbai to Goa, 580 km", "Chess, club captain since 2024"],
  },
  references: {
    say: "Ask people before you name them. In many countries you give names only when you are asked.",
    examples: [
      "Dr Maya Lindqvist, supervisor, Aldermoor University",
      "Tom Farrow, duty manager, Hostel Kirkstall",
    ],
  },
  custom: {
    say: "For what fits nowhere else: exhibitions, sport, teaching, service. Give it a title that says what it is.",
    examples: ["Exhibitions", "Military service", "Conference talks"],
  },
};
