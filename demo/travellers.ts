import type { VisaState } from "#rules/departure.ts";

export type Traveller = {
  email: string;
  name: string;
  /** What makes this account worth trying, as printed at start. */
  what: string;
  home: string;
  timeZone: string;
  course: string;
  university: "northgate" | "harbour";
  /** Days until the flight; less than 0 for somebody who has arrived. */
  fliesIn: number | null;
  visa: VisaState;
  done: readonly string[];
  papers: Readonly<Record<string, "ready" | "waiting">>;
};

/** People in different states, each to be signed in as with the demo's password. */
export const travellers: readonly Traveller[] = [
  {
    email: "far@waymark.example",
    name: "Kwabena Ofosuhene",
    what: "pre-departure, four months before the flight",
    home: "GH",
    timeZone: "Africa/Accra",
    course: "MSc Public Health",
    university: "northgate",
    fliesIn: 128,
    visa: "not-started",
    done: ["offer-letter"],
    papers: { degree: "ready" },
  },
  {
    email: "late@waymark.example",
    name: "Priyanka Deshpandey",
    what: "pre-departure, flies in two weeks and is late",
    home: "IN",
    timeZone: "Asia/Kolkata",
    course: "MA Museum Studies",
    university: "northgate",
    fliesIn: 13,
    visa: "granted",
    done: [
      ...["offer-letter", "passport", "send-money", "vaccinations", "prescriptions"],
      ...[
        "contract",
        "false-adverts",
        "phone",
        "cv-plain",
        "headline",
        "chapter:why-before-you-fly",
      ],
    ],
    papers: { passport: "ready", cas: "ready", "bank-letter": "ready", visa: "ready" },
  },
  {
    email: "dublin@waymark.example",
    name: "Beatriz Andradina",
    what: "pre-departure, waiting for the visa",
    home: "BR",
    timeZone: "America/Sao_Paulo",
    course: "MSc Software Engineering",
    university: "harbour",
    fliesIn: 36,
    visa: "applied",
    done: ["offer-letter", "passport", "send-money", "vaccinations"],
    papers: { passport: "ready", enrolment: "ready", "bank-letter": "ready", visa: "waiting" },
  },
  {
    email: "arrived@waymark.example",
    name: "Yusuf Rahmanidis",
    what: "student who has just arrived",
    home: "TR",
    timeZone: "Europe/London",
    course: "MSc Robotics",
    university: "northgate",
    fliesIn: -2,
    visa: "granted",
    done: ["offer-letter", "passport", "papers", "week-home", "week-register", "week-phone"],
    papers: { passport: "ready", cas: "ready", "bank-letter": "ready", visa: "ready" },
  },
];
