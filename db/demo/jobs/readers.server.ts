import type { Transaction } from "#db/client.server.ts";
import { recentSearches } from "#db/schema/job-alerts.ts";
import { jobDays, jobDecisions, jobReports } from "#db/schema/jobs.ts";
import type { SavedStage } from "#db/schema/saved-jobs.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { dayFrom, instantFrom } from "../relative-days.ts";

export type DemoAdvert = { id: number; slug: string; state: string };
type Ids = ReadonlyMap<string, number>;

const STUDENT = "demo-student-at-waymark.example";
const STAFF = "demo-staff-at-waymark.example";
const OSTLER_BAY = "food-scientist-ostler-bay-foods";

/** What readers and staff of the demo did: looked, saved, doubted, decided. */
export async function addReaders(
  tx: Transaction,
  adverts: readonly DemoAdvert[],
  now: Date,
): Promise<void> {
  const ids = new Map(adverts.map(({ slug, id }) => [slug, id]));
  await tx.insert(jobDays).values(daysOf(adverts, now));
  await tx.insert(savedJobs).values(savedOf(ids, now));
  await tx.insert(savedJobNotices).values({
    userId: STUDENT,
    jobId: ids.get(OSTLER_BAY)!,
    kind: "licence",
    key: dayFrom(now, -2),
    before: "licensed",
    after: "not_found",
    createdAt: instantFrom(now, -2),
  });
  await tx.insert(recentSearches).values([
    { userId: STUDENT, board: "jobs", criteria: "q=data&country=gb", at: instantFrom(now, -1) },
    { userId: STUDENT, board: "jobs", criteria: "city=Leeds", at: instantFrom(now, -3) },
  ]);
  await addDoubts(tx, ids, now);
}

/** Every second advert that readers ever saw was looked at, the newest days most. */
function daysOf(adverts: readonly DemoAdvert[], now: Date) {
  return adverts
    .filter(({ state }) => state === "approved" || state === "closed")
    .filter(({ id }) => id % 2 === 0 || id % 7 === 0)
    .flatMap(({ id: jobId }) =>
      [1, 2, 3, 5, 8, 13, 21, 29].map((ago) => {
        const views = ((jobId * 31 + ago * 17) % 23) + Math.round(24 / ago);
        return {
          jobId,
          day: dayFrom(now, -ago),
          views,
          applyClicks: Math.floor(views / 9),
        };
      }),
    );
}

type Saved = {
  slug: string;
  stage: SavedStage;
  daysAgo: number;
  note?: string;
  date?: { in: number; label: string };
};

const saved: readonly Saved[] = [
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
  { slug: "it-support-analyst-brackwater-software", stage: "closed", daysAgo: 30 },
];

function savedOf(ids: Ids, now: Date) {
  return saved.map(({ slug, stage, daysAgo, note = "", date }) => ({
    userId: STUDENT,
    jobId: ids.get(slug)!,
    stage,
    note,
    dateAt: date ? instantFrom(now, date.in) : null,
    dateLabel: date?.label ?? null,
    savedAt: instantFrom(now, -daysAgo),
    stageAt: instantFrom(now, -daysAgo + 1),
  }));
}

/** Two open reports, and what staff wrote to an employer. */
async function addDoubts(tx: Transaction, ids: Ids, now: Date): Promise<void> {
  await tx.insert(jobReports).values([
    {
      jobId: ids.get("bicycle-courier-self-employed-mossway-cafes")!,
      reason: "wrong",
      note: "They told me I would be employed. The contract says self-employed.",
      createdAt: instantFrom(now, -0.8),
    },
    {
      jobId: ids.get("graphic-designer-ostrava-hall")!,
      userId: STUDENT,
      reason: "closed",
      note: "Their own site says this closed last week.",
      createdAt: instantFrom(now, -0.3),
    },
  ]);
  await tx.insert(jobDecisions).values({
    jobId: ids.get("software-placement-12-months-brackwater-software")!,
    decision: "sent-back",
    reasons: ["title-unclear"],
    note: "The title says twelve months, the advert says six and six. Which is right?",
    byId: STAFF,
    at: instantFrom(now, -8),
    sentAt: instantFrom(now, -9),
  });
}
