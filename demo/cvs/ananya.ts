import type {
  CvDocument,
  EducationEntry,
  LetterDocument,
  WorkEntry,
} from "#rules/cv/cv-document.ts";
import { dayFrom } from "../relative-days.ts";
import {
  certificate,
  demoCv,
  education,
  interest,
  language,
  project,
  referee,
  skill,
  work,
} from "./blank.ts";

const LEAKS = "Built a leak-detection model in Python that found 9 of 11 known leaks.";

const basics = {
  name: "Ananya Raveendran",
  email: "ananya.raveendran@northgate.example",
  phone: "07700 900 418",
  city: "Leeds",
  country: "GB",
  profiles: [
    {
      id: "linked",
      isHidden: false,
      network: "LinkedIn",
      username: "ananya-raveendran",
      url: "https://www.linkedin.example/in/ananya-raveendran",
    },
  ],
};

/** A fictional data scientist near the end of her visa. Months hang on the day the demo is loaded. */
export function ananyas(now: Date) {
  const month = (days: number) => dayFrom(now, days).slice(0, 7);
  const dates = {
    research: { startDate: month(-305), endDate: month(-90) },
    hostel: { startDate: month(-400), endDate: month(-330) },
    intern: { startDate: month(-880), endDate: month(-800) },
    masters: { startDate: month(-426), endDate: month(-64) },
    bachelors: { startDate: month(-1900), endDate: month(-510) },
  };
  const uk = ukGraduate(dates);
  return {
    uk,
    begun: {
      ...uk,
      basics: { ...uk.basics, label: "", summary: "" },
      work: uk.work.slice(1),
      projects: [],
      languages: [],
    },
    shorter: { ...uk, projects: uk.projects.slice(0, 1), certificates: [] },
    /** What its owner types now: an end before its start, which the check finds. */
    current: withTypo(uk, dates.research.startDate),
    brackwater: forBrackwater(uk),
    hamburg: forHamburg(uk),
    old: { ...uk, work: uk.work.slice(1), projects: [], certificates: [], references: [] },
    letter: letterTo("Brackwater Software", dayFrom(now, -1)),
  };
}

type When = { startDate: string; endDate: string };
type Dates = Record<"research" | "hostel" | "intern" | "masters" | "bachelors", When>;

function educationOf(dates: Dates): EducationEntry[] {
  return [
    education({
      id: "masters",
      institution: "Northgate University",
      location: "Leeds",
      studyType: "MSc",
      area: "Data Science",
      score: "Distinction",
      ...dates.masters,
      courses: ["Time series", "Machine learning", "Databases", "Statistics for the environment"],
      highlights: ["Dissertation: finding leaks from pressure noise, 78%."],
    }),
    education({
      id: "bachelors",
      institution: "Deccan Institute of Technology",
      location: "Pune, India",
      studyType: "BEng",
      area: "Computer Engineering",
      score: "8.9 of 10",
      localScore: "about a First",
      ...dates.bachelors,
    }),
  ];
}

function workOf(dates: Dates): WorkEntry[] {
  return [
    work({
      id: "research",
      name: "Northgate University",
      position: "Research assistant",
      location: "Leeds",
      ...dates.research,
      highlights: [
        "Cleaned 14 years of river-level readings from 212 stations, removing 3% as sensor faults.",
        LEAKS,
        "Wrote the method section of a paper now under review.",
      ],
    }),
    work({
      id: "hostel",
      name: "Hostel Kirkstall",
      position: "Night supervisor",
      location: "Leeds",
      ...dates.hostel,
      highlights: ["Ran the desk alone four nights a week, 20 hours, for 86 guests."],
    }),
    work({
      id: "intern",
      name: "Sahyadri Logistics",
      position: "Data intern",
      location: "Pune, India",
      ...dates.intern,
      highlights: [
        "Cut the weekly stock report from 6 hours to 40 minutes with SQL.",
        "Trained 4 colleagues to run it.",
      ],
    }),
  ];
}

const projects = [
  project({
    id: "timetable",
    name: "Next bus, please",
    description: "A timetable for the 40 stops around campus, for people without data.",
    highlights: [
      "Sends the next three buses by text message within 2 seconds.",
      "Used by about 120 students a week in term.",
    ],
    keywords: ["TypeScript", "PostgreSQL", "SMS"],
  }),
  project({
    id: "monsoon",
    name: "Monsoon in one picture",
    description: "Sixty years of Pune’s rain as a single printed page.",
    highlights: ["Printed 300 copies for the department’s open day; none were left."],
    keywords: ["Python", "Matplotlib"],
  }),
];

const skills = [
  skill("code", "Programming", ["Python", "SQL", "TypeScript", "R"]),
  skill("data", "Data", ["PostgreSQL", "pandas", "scikit-learn", "Grafana"]),
  skill("people", "With people", ["Night desks", "Explaining a chart to a council"]),
];

function ukGraduate(dates: Dates): CvDocument {
  return demoCv({
    basics: {
      ...basics,
      label: "Data scientist",
      summary:
        "Data scientist with an MSc and two years of part-time work on river and leak data. Looking for a first software role where the work reaches people.",
    },
    hidden: ["volunteer", "awards", "publications", "references"],
    education: educationOf(dates),
    work: workOf(dates),
    projects,
    skills,
    languages: [
      language("english", "English", "C1", "IELTS 7.5"),
      language("marathi", "Marathi", "native"),
      language("hindi", "Hindi", "C2"),
    ],
    certificates: [
      certificate({
        id: "aid",
        name: "Emergency First Aid at Work",
        issuer: "Aire Valley First Aid",
        date: dates.hostel.startDate,
      }),
    ],
    interests: [interest("river", "Rivers", ["Wild swimming", "Volunteer level gauger"])],
    references: [
      referee({
        id: "supervisor",
        name: "Dr Helen Marsdale",
        position: "Supervisor",
        organisation: "Northgate University",
        email: "h.marsdale@northgate.example",
        phone: "",
      }),
    ],
  });
}

function withTypo(cv: CvDocument, startDate: string): CvDocument {
  const endDate = `${Number(startDate.slice(0, 4)) - 1}-08`;
  return {
    ...cv,
    work: cv.work.map((entry) => (entry.id === "research" ? { ...entry, endDate } : entry)),
  };
}

/** The same person for one job: what that employer asks for comes first. */
function forBrackwater(cv: CvDocument): CvDocument {
  const first = ["rightToWork", "summary", "projects", "skills"];
  const rank = (section: string) => (first.includes(section) ? first.indexOf(section) : 9);
  return {
    ...cv,
    basics: {
      ...cv.basics,
      label: "Graduate software developer",
      summary:
        "Developer with an MSc in data science. I built a bus timetable that 120 students use every week, and I like being the one who is called when it stops.",
    },
    work: cv.work.map((entry) =>
      entry.id === "research"
        ? { ...entry, highlights: [LEAKS, ...entry.highlights.filter((line) => line !== LEAKS)] }
        : entry,
    ),
    sections: cv.sections.toSorted((one, other) => rank(one.section) - rank(other.section)),
  };
}

function forHamburg(cv: CvDocument): CvDocument {
  return {
    ...cv,
    language: "de-DE",
    basics: {
      ...cv.basics,
      label: "Datenanalystin",
      summary:
        "Datenanalystin mit MSc und zwei Jahren Erfahrung mit Pegel- und Leckdaten. Ich suche eine erste Stelle in einem Stadtwerk.",
      nationality: "Indisch",
    },
    rightToWork: {
      source: "own-words",
      words:
        "Studentenvisum für Großbritannien. Für Deutschland beantrage ich eine Blaue Karte EU.",
    },
    languages: [...cv.languages, language("german", "Deutsch", "B1", "Goethe-Zertifikat")],
    projects: cv.projects.slice(0, 1),
  };
}

function letterTo(organisation: string, writtenOn: string): LetterDocument {
  return {
    language: "en-GB",
    sender: {
      name: basics.name,
      email: basics.email,
      phone: basics.phone,
      city: basics.city,
    },
    recipient: { name: "Harriet Millbrook", organisation, address: "4 Canal Wharf\nLeeds" },
    place: "Leeds",
    writtenOn,
    subject: "Graduate software developer",
    greeting: "Dear Ms Millbrook",
    paragraphs: [
      "Your advert says that whoever writes the code also carries the phone at night. I ran a hostel desk alone for 86 guests, four nights a week, so I know what a call at three in the morning is worth.",
      "Last spring I built a timetable that sends the next three buses by text message. It runs on one small server, about 120 students use it in a week, and when it broke in October I had it back in nine minutes. I would be glad to show you the notes I kept.",
      "My Student visa lets me work full time now, and I apply for a Graduate visa in December, so there is nothing for you to sponsor in the first two years.",
    ],
    closing: "Yours sincerely",
  };
}
