import type { Transaction } from "#db/client.server.ts";
import { jobDays, jobDecisions, jobReports } from "#db/schema/jobs.ts";
import { savedJobNotices, savedJobs } from "#db/schema/saved-jobs.ts";
import { dayFrom, instantFrom } from "../relative-days.ts";
import { BRACKWATER } from "./brackwater.ts";
import { OSTLER_BAY, STUDENT, savedOf } from "./saved.ts";

export type DemoAdvert = { id: number; slug: string; state: string };
type Ids = ReadonlyMap<string, number>;

const STAFF = "demo-staff-at-waymark.example";

/** What readers and staff of the demo did: looked, saved, doubted, decided. */
export async function addReaders(
  tx: Transaction,
  adverts: readonly DemoAdvert[],
  now: Date,
): Promise<void> {
  const ids = new Map(adverts.map(({ slug, id }) => [slug, id]));
  await tx.insert(jobDays).values(daysOf(adverts, now));
  await tx.insert(savedJobs).values([...savedOf(ids, now), ...keptByOthers(adverts, now)]);
  await tx.insert(savedJobNotices).values({
    userId: STUDENT,
    jobId: ids.get(OSTLER_BAY)!,
    kind: "licence",
    key: dayFrom(now, -2),
    before: "licensed",
    after: "not_found",
    createdAt: instantFrom(now, -2),
  });
  await addDoubts(tx, ids, now);
}

/** Every second advert that readers ever saw was looked at, the newest days most; of the demo's employer, all. */
function daysOf(adverts: readonly DemoAdvert[], now: Date) {
  return adverts
    .filter(({ state }) => state === "approved" || state === "closed")
    .filter(({ id, slug }) => id % 2 === 0 || id % 7 === 0 || slug.endsWith(BRACKWATER))
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

/** The demo's employer is to see that its adverts are kept, by people who want no mail of it. */
function keptByOthers(adverts: readonly DemoAdvert[], now: Date) {
  return adverts
    .filter(({ slug, state }) => slug.endsWith(BRACKWATER) && state === "approved")
    .flatMap(({ id: jobId }, index) =>
      Array.from({ length: 9 - index * 2 }, (_, n) => ({
        userId: `demo-person-${index * 11 + n * 3}`,
        jobId,
        stage: "closed" as const,
        savedAt: instantFrom(now, -1 - n * 2),
        stageAt: instantFrom(now, -1 - n),
      })),
    );
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
