import type { SavedStage } from "#db/schema/saved-jobs.ts";
import { dayFrom, instantFrom } from "../relative-days.ts";

export const STUDENT = "demo-student-at-waymark.example";
export const PREMIUM = "demo-premium-at-waymark.example";
export const OSTLER_BAY = "food-scientist-ostler-bay-foods";

type Saved = {
  slug: string;
  stage: SavedStage;
  daysAgo: number;
  note?: string;
  date?: { in: number; label: string };
};

/** How long after saving a job somebody gets so far: employers answer in weeks. */
const daysTo: Readonly<Record<SavedStage, number>> = {
  saved: 0,
  applied: 1,
  interview: 9,
  offer: 17,
  closed: 1,
};

const ofStudent: readonly Saved[] = [
  { slug: "business-analyst-graduate-programme-quillfern-bank", stage: "saved", daysAgo: 2 },
  {
    slug: "graduate-software-developer-brackwater-software",
    stage: "saved",
    daysAgo: 3,
    note: "Show the timetable project. Ask about on-call.",
  },
  { slug: "trainee-actuary-halden-rowe", stage: "saved", daysAgo: 4 },
  { slug: "junior-data-analyst-tarnside-water", stage: "saved", daysAgo: 4 },
  { slug: "electrical-design-engineer-pellworth-grid", stage: "saved", daysAgo: 6 },
  { slug: "civil-engineer-flood-defence-larkmoor-rivers-trust", stage: "saved", daysAgo: 6 },
  { slug: OSTLER_BAY, stage: "applied", daysAgo: 26, note: "No reply yet." },
  {
    slug: "graduate-data-engineer-wrenfield-rail",
    stage: "applied",
    daysAgo: 13,
    note: "They said two weeks.",
  },
  {
    slug: "analyst-flood-forecasting-northgate-rivers",
    stage: "interview",
    daysAgo: 18,
    note: "Video. Two people from the forecasting room.",
    date: { in: 10, label: "Interview" },
  },
  {
    slug: "junior-data-analyst-quillfern-bank-leeds",
    stage: "offer",
    daysAgo: 29,
    note: "£31,500, and they pay the certificate. Ask for the offer in writing.",
    date: { in: 6, label: "Answer due" },
  },
  { slug: "it-support-analyst-brackwater-software", stage: "closed", daysAgo: 30 },
];

const ofPremium: readonly Saved[] = [
  {
    slug: "software-engineer-lanternfish-labs",
    stage: "saved",
    daysAgo: 1,
    note: "Ask Chiamaka how her interview went.",
  },
  { slug: "cyber-security-analyst-quillfern-bank-manchester", stage: "saved", daysAgo: 3 },
  { slug: "front-end-developer-lanternfish-labs", stage: "applied", daysAgo: 9 },
  {
    slug: "software-engineer-quillfern-bank",
    stage: "interview",
    daysAgo: 16,
    note: "Two hours: a code review, then a talk about a project.",
    date: { in: 4, label: "Second interview" },
  },
  {
    slug: "graduate-software-developer-quillfern-bank-leeds",
    stage: "offer",
    daysAgo: 24,
    note: "Skilled Worker sponsorship is in the letter.",
    date: { in: 9, label: "Answer due" },
  },
  { slug: "it-support-analyst-lanternfish-labs", stage: "closed", daysAgo: 27, note: "Filled." },
];

const ALUMNI = "demo-alumni-at-waymark.example";
const NOGUIDE = "demo-noguide-at-waymark.example";
const ARRIVED = "demo-arrived-at-waymark.example";
const AMBASSADOR = "demo-ambassador-at-waymark.example";

const ofAlumni: readonly Saved[] = [
  { slug: "graduate-data-engineer-wrenfield-rail", stage: "closed", daysAgo: 71 },
  { slug: "junior-data-analyst-tarnside-water", stage: "applied", daysAgo: 12 },
  { slug: "analyst-flood-forecasting-northgate-rivers", stage: "saved", daysAgo: 5 },
];
const ofNoguide: readonly Saved[] = [
  { slug: "trainee-actuary-halden-rowe", stage: "saved", daysAgo: 8 },
  { slug: "electrical-design-engineer-pellworth-grid", stage: "saved", daysAgo: 15 },
];
const ofAmbassador: readonly Saved[] = [
  { slug: "software-engineer-lanternfish-labs", stage: "applied", daysAgo: 20 },
  { slug: "business-analyst-graduate-programme-quillfern-bank", stage: "saved", daysAgo: 6 },
];

/** He has landed this week: part-time work first, and one to look at later. */
const ofArrived: readonly Saved[] = [
  { slug: "barista-mossway-cafes", stage: "saved", daysAgo: 1, note: "Near the halls." },
  { slug: "electrical-design-engineer-pellworth-grid", stage: "saved", daysAgo: 3 },
];

/** What two students of the demo keep, in every stage, and four others who have only begun. */
export function savedOf(ids: ReadonlyMap<string, number>, now: Date) {
  return [
    ...ofStudent.map((kept) => ({ userId: STUDENT, ...rowOf(kept, ids, now) })),
    ...ofPremium.map((kept) => ({ userId: PREMIUM, ...rowOf(kept, ids, now) })),
    ...ofAlumni.map((kept) => ({ userId: ALUMNI, ...rowOf(kept, ids, now) })),
    ...ofNoguide.map((kept) => ({ userId: NOGUIDE, ...rowOf(kept, ids, now) })),
    ...ofAmbassador.map((kept) => ({ userId: AMBASSADOR, ...rowOf(kept, ids, now) })),
    ...ofArrived.map((kept) => ({ userId: ARRIVED, ...rowOf(kept, ids, now) })),
  ];
}

function rowOf(kept: Saved, ids: ReadonlyMap<string, number>, now: Date) {
  const { slug, stage, daysAgo, note = "", date } = kept;
  const jobId = ids.get(slug);
  if (jobId === undefined) throw new Error(`The demo has no advert ${slug} to save`);
  return {
    jobId,
    stage,
    note,
    dateAt: date ? new Date(`${dayFrom(now, date.in)}T10:30:00Z`) : null,
    dateLabel: date?.label ?? null,
    savedAt: instantFrom(now, -daysAgo),
    stageAt: instantFrom(now, -daysAgo + daysTo[stage]),
  };
}
