/** One made-up event, told by days from the day the demo is loaded. */
export type DemoEvent = {
  slug: string;
  kind: "workshop" | "webinar";
  title: string;
  summary: string;
  body: string;
  topic: string;
  host: string;
  zone: string;
  place?: string;
  /** Days from today, and the time on the event's clock. */
  sessions: readonly (readonly [days: number, from: string, to: string, title?: string])[];
  capacity?: number;
  /** How many have asked for a place: more than there are wait. */
  people: number;
  university?: string;
  roles?: readonly string[];
  questions?: readonly string[];
  recording?: string;
  slides?: string;
};

const online = "Online by video. Captions are on, and questions can be typed.";

export const comingEvents: readonly DemoEvent[] = [
  {
    slug: "your-first-sponsored-job",
    kind: "webinar",
    title: "Your first sponsored job: where to look and what to ask",
    summary:
      "How to find employers who hold a licence, read an advert for its visa line, and ask about sponsorship without losing the interview.",
    body: `## What you take away\n\n- How to check an employer on the register before you apply.\n- Which words in an advert mean that sponsorship is possible.\n- When to say what visa you need, and how.\n\n## Who it is for\n\nAnybody who finishes a course in the UK within a year and wants to stay to work. ${online}`,
    topic: "visas",
    host: "Waymark visa desk",
    zone: "Europe/London",
    sessions: [[4, "13:00", "14:00"]],
    capacity: 60,
    people: 41,
    questions: ["Which job do you look for?", "What do you want to ask?"],
  },
  {
    slug: "cv-clinic-in-small-groups",
    kind: "workshop",
    title: "CV clinic in small groups",
    summary:
      "Bring one page. In an hour six people read each other’s CVs with an adviser, line by line.",
    body: `## How it works\n\nYou share one page on screen. The others say what they understood in ten seconds, then the adviser goes through it.\n\n- Bring a PDF of your CV.\n- You get three changes to make the same day.\n\n${online}`,
    topic: "cvs",
    host: "Ruth Okafor, careers adviser",
    zone: "Europe/London",
    sessions: [[6, "16:00", "17:00"]],
    capacity: 6,
    people: 11,
    questions: ["Which job is the CV for?"],
  },
  {
    slug: "video-interviews-practised",
    kind: "workshop",
    title: "Video interviews, practised",
    summary:
      "Two evenings: first the questions employers ask on video, then your answers, recorded and played back to you alone.",
    body: `## Two evenings\n\nThe first is about the questions and how answers are scored. On the second you answer three of them in a pair.\n\nNobody but you sees your recording.`,
    topic: "interviews",
    host: "Waymark careers team",
    zone: "Europe/London",
    sessions: [
      [9, "18:00", "19:30", "The questions"],
      [16, "18:00", "19:30", "Your answers"],
    ],
    capacity: 12,
    people: 17,
  },
  {
    slug: "graduate-visa-dates-explained",
    kind: "webinar",
    title: "Graduate visa: the dates that matter",
    summary:
      "What must have happened before you apply, what to do in the last three months of a course, and what not to do.",
    body: `## We go through\n\n1. When you can apply, and when it is too late.\n2. What your university reports, and when.\n3. Travel while you wait.\n\nBring your dates. This is information, not immigration advice.`,
    topic: "visas",
    host: "Waymark visa desk",
    zone: "Europe/London",
    sessions: [[11, "12:00", "13:00"]],
    people: 88,
  },
  {
    slug: "working-in-australia-after-your-degree",
    kind: "webinar",
    title: "Working in Australia after your degree",
    summary:
      "The visas after study, how points are counted, and what employers in Sydney and Melbourne ask for.",
    body: `## With somebody on the ground\n\nOur host works in Sydney and answers questions for half of the time.\n\n- Which visa comes after a student visa.\n- How points are counted, with three examples.\n- What an Australian CV leaves out.`,
    topic: "abroad",
    host: "Mia Tran, Sydney",
    zone: "Australia/Sydney",
    sessions: [[13, "19:00", "20:15"]],
    capacity: 200,
    people: 64,
  },
  {
    slug: "meet-brackwater-software",
    kind: "webinar",
    title: "Meet an employer: Brackwater Software",
    summary:
      "Three people who joined last year say how they were hired, and the team that hires says what it looks for.",
    body: `## Who speaks\n\nTwo developers, a data engineer and the person who reads every application. Half of the hour is for questions.`,
    topic: "employers",
    host: "Brackwater Software",
    zone: "Europe/London",
    sessions: [[18, "17:00", "18:00"]],
    capacity: 40,
    people: 52,
    roles: ["student", "alumni", "ambassador"],
  },
  {
    slug: "northgate-evening-for-finalists",
    kind: "workshop",
    title: "Northgate evening for finalists",
    summary:
      "Your last term, planned: deadlines, references, and who at Northgate helps with what.",
    body: `## On campus\n\nRoom 2.14 in the Exchange building. There is tea. Step-free from the main door.`,
    topic: "first-job",
    host: "Northgate careers service",
    zone: "Europe/London",
    place: "Exchange building, room 2.14, Northgate University",
    sessions: [[20, "17:30", "19:00"]],
    capacity: 30,
    people: 22,
    university: "northgate",
    roles: ["student", "alumni"],
  },
  {
    slug: "jobs-in-the-united-states-from-abroad",
    kind: "webinar",
    title: "Jobs in the United States from abroad",
    summary:
      "What OPT and H-1B mean for your calendar, and which employers are outside the yearly limit.",
    body: `## Plainly\n\nThe rules change each year. We say what stands today, where it is written, and when it is decided again.`,
    topic: "abroad",
    host: "Jordan Ellis, New York",
    zone: "America/New_York",
    sessions: [[24, "11:00", "12:00"]],
    capacity: 120,
    people: 37,
  },
  {
    slug: "careers-staff-reading-visa-questions",
    kind: "workshop",
    title: "For careers staff: answering visa questions safely",
    summary:
      "Where information ends and advice begins, with six questions students ask every week and answers you may give.",
    body: `## For careers services\n\nBring a question you were asked this month. We work through who may answer it, and how.`,
    topic: "visas",
    host: "Waymark visa desk",
    zone: "Europe/London",
    sessions: [[31, "10:00", "12:00"]],
    capacity: 25,
    people: 9,
    roles: ["university_admin"],
  },
];

export const pastEvents: readonly DemoEvent[] = [
  {
    slug: "reading-a-job-advert",
    kind: "webinar",
    title: "Reading a job advert: what it asks, and what it only wishes",
    summary:
      "Which lines of an advert decide, which are wishes, and how to answer both in a letter.",
    body: `## What we did\n\nThree adverts, line by line. The slides name every line we stopped at.`,
    topic: "first-job",
    host: "Waymark careers team",
    zone: "Europe/London",
    sessions: [[-9, "13:00", "14:00"]],
    people: 46,
    recording: "https://video.example/reading-a-job-advert",
    slides: "https://video.example/reading-a-job-advert.pdf",
  },
  {
    slug: "the-salary-line-for-new-entrants",
    kind: "webinar",
    title: "The salary line for new entrants",
    summary: "Who counts as a new entrant, how long, and what that changes about an offer.",
    body: `## What we did\n\nWe read the rule, then ten offers against it. Figures are in the visa check, with their dates.`,
    topic: "visas",
    host: "Waymark visa desk",
    zone: "Europe/London",
    sessions: [[-23, "12:00", "13:00"]],
    people: 71,
    recording: "https://video.example/salary-line",
  },
  {
    slug: "assessment-centres-from-the-inside",
    kind: "workshop",
    title: "Assessment centres from the inside",
    summary: "A group task, a case and a conversation, each with what the assessors wrote down.",
    body: `## What we did\n\nEverybody was an assessor once. The slides have the score sheet.`,
    topic: "interviews",
    host: "Sunil Deshpande, careers adviser",
    zone: "Europe/London",
    sessions: [[-37, "14:00", "16:00"]],
    capacity: 16,
    people: 16,
    slides: "https://video.example/assessment-centres.pdf",
  },
  {
    slug: "toronto-and-vancouver-for-graduates",
    kind: "webinar",
    title: "Toronto and Vancouver for graduates",
    summary: "The permit after a course, who needs an offer first, and rents against pay.",
    body: `## What we did\n\nTwo graduates told how they found their first job, one in each town.`,
    topic: "abroad",
    host: "Waymark Canada team",
    zone: "America/Toronto",
    sessions: [[-52, "12:00", "13:00"]],
    people: 33,
    recording: "https://video.example/toronto-and-vancouver",
  },
];
