import type {
  CvDocument,
  EducationEntry,
  LetterDocument,
  WorkEntry,
} from "#rules/cv/cv-document.ts";
import { dayFrom } from "../relative-days.ts";
import {
  award,
  certificate,
  customEntry,
  demoCv,
  education,
  language,
  project,
  publication,
  referee,
  skill,
  work,
} from "./blank.ts";

const basics = {
  name: "Tomasz Wilkowicz",
  email: "tomasz.wilkowicz@northgate.example",
  phone: "07700 900 262",
  city: "Sheffield",
  country: "GB",
};

/** A fictional power engineer with a Graduate visa, who might go on to research. */
export function tomaszs(now: Date) {
  const month = (days: number) => dayFrom(now, days).slice(0, 7);
  const grid = gridEngineer(month);
  return {
    grid,
    gridBegun: { ...grid, projects: [], certificates: [] },
    academic: academic(grid, month),
    dublin: {
      ...grid,
      rightToWork: {
        source: "own-words" as const,
        words: "EU citizen: no permit needed in Ireland.",
      },
    },
    letter: letterTo(dayFrom(now, -6)),
    oldLetter: letterTo(dayFrom(now, -50)),
  };
}

type Month = (days: number) => string;

function educationOf(month: Month): EducationEntry[] {
  return [
    education({
      id: "msc",
      institution: "Northgate University",
      location: "Leeds",
      studyType: "MSc",
      area: "Electrical Power Systems",
      score: "Merit",
      startDate: month(-760),
      endDate: month(-395),
      courses: ["Protection", "Power electronics", "Networks with much wind"],
    }),
    education({
      id: "inz",
      institution: "Politechnika Nadodrzańska",
      location: "Wrocław, Poland",
      studyType: "Inżynier",
      area: "Elektrotechnika",
      score: "4,5 of 5,5",
      localScore: "about an Upper Second",
      startDate: month(-2060),
      endDate: month(-800),
    }),
  ];
}

function workOf(month: Month): WorkEntry[] {
  return [
    work({
      id: "pellworth",
      name: "Pellworth Grid",
      position: "Assistant engineer, substations",
      location: "Sheffield",
      startDate: month(-310),
      isCurrent: true,
      highlights: [
        "Checked 38 relay settings on a 132 kV refurbishment and found 4 that would have tripped wrongly.",
        "Drew the wiring of 6 bays, each accepted at the first review.",
        "Keep the outage calendar of 3 sites; no clash since March.",
      ],
    }),
    work({
      id: "pasta",
      name: "Trattoria Ecclesall",
      position: "Kitchen porter",
      location: "Sheffield",
      startDate: month(-700),
      endDate: month(-420),
      highlights: ["Worked 18 hours a week in term, never more than the visa allowed."],
    }),
  ];
}

const projects = [
  project({
    id: "kettle",
    name: "What the kettle sees",
    description: "A voltage logger for shared houses, built for £11 each.",
    highlights: ["Found a loose neutral in 2 of 30 houses; both were mended within a week."],
    keywords: ["C", "KiCad", "MQTT"],
  }),
];

function gridEngineer(month: Month): CvDocument {
  return demoCv({
    basics: {
      ...basics,
      label: "Graduate power engineer",
      summary:
        "Power engineer, MSc, ten months on a substation refurbishment. I draw protection schemes that the night shift can read.",
    },
    first: ["rightToWork", "summary", "work", "education"],
    hidden: ["volunteer", "awards", "publications", "interests", "references"],
    work: workOf(month),
    education: educationOf(month),
    projects,
    skills: [
      skill("tools", "Tools", ["DIgSILENT PowerFactory", "AutoCAD Electrical", "Python"]),
      skill("site", "On site", ["BESC", "SSSTS", "Driving licence, manual"]),
    ],
    languages: [
      language("polish", "Polish", "native"),
      language("english", "English", "C1"),
      language("german", "German", "B1"),
    ],
    certificates: [
      certificate({
        id: "besc",
        name: "Basic Electrical Safety Competence",
        issuer: "Pennine Safety Training",
        date: month(-300),
      }),
    ],
    references: [
      referee({
        id: "lead",
        name: "Margaret Ollerenshaw",
        position: "Lead engineer",
        organisation: "Pellworth Grid",
        email: "m.ollerenshaw@pellworthgrid.example",
        phone: "0114 496 0182",
      }),
    ],
    custom: [
      {
        id: "choir",
        title: "Choir and hills",
        entries: [
          customEntry({
            id: "bass",
            title: "Second bass, Polish choir of Sheffield",
            text: "Twelve concerts, one on a canal boat.",
          }),
        ],
      },
    ],
  });
}

function academic(grid: CvDocument, month: Month): CvDocument {
  return {
    ...grid,
    basics: {
      ...grid.basics,
      label: "Researcher in power system protection",
      summary:
        "I study how protection behaves when most of the power comes through inverters. Looking for a doctoral place from next autumn.",
    },
    publications: [
      publication({
        id: "relay",
        name: "Distance relays beside large wind farms: forty faults replayed",
        publisher: "Proceedings of the Pennine Power Symposium",
        releaseDate: month(-200),
        summary: "With H. Marsdale. I wrote the replay software and half of the text.",
      }),
      publication({
        id: "neutral",
        name: "Cheap loggers and loose neutrals in shared houses",
        publisher: "Yorkshire Engineering Letters",
        releaseDate: month(-90),
        summary: "",
      }),
    ],
    awards: [
      award({
        id: "poster",
        title: "Best student poster",
        awarder: "Pennine Power Symposium",
        date: month(-200),
        summary: "Chosen from 46.",
      }),
    ],
    sections: grid.sections
      .map((place) => ({
        ...place,
        isHidden:
          place.isHidden && !["publications", "awards", "references"].includes(place.section),
      }))
      .toSorted((one, other) => academicRank(one.section) - academicRank(other.section)),
  };
}

const academicOrder = ["summary", "education", "publications", "awards", "work"];

function academicRank(section: string): number {
  const at = academicOrder.indexOf(section);
  return at < 0 ? academicOrder.length : at;
}

function letterTo(writtenOn: string): LetterDocument {
  return {
    language: "en-GB",
    sender: { name: basics.name, email: basics.email, phone: basics.phone, city: basics.city },
    recipient: {
      name: "Professor Helen Marsdale",
      organisation: "Northgate University",
      address: "School of Engineering\nLeeds",
    },
    place: "Sheffield",
    writtenOn,
    subject: "A doctoral place in protection",
    greeting: "Dear Professor Marsdale",
    paragraphs: [
      "You asked in your last lecture who would check the relays when the spinning stops. I have checked 38 of them this year, and four were wrong for exactly the reason you drew on the board.",
      "I would like to find out how many of the others would be wrong by 2035. I attach my CV and the replay software that you have seen.",
    ],
    closing: "Yours sincerely",
  };
}
