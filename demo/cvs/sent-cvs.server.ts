import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { cvSendings } from "#db/schema/cvs.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { longDay } from "#rules/days.ts";
import { dayFrom, instantFrom } from "../relative-days.ts";
import type { DemoCv } from "./demo-cv.ts";

const OSTLER_BAY = "food-scientist-ostler-bay-foods";
const RIVERS = "analyst-flood-forecasting-northgate-rivers";
const WRENFIELD = "graduate-data-engineer-wrenfield-rail";
export const BRACKWATER = "graduate-software-developer-brackwater-software";
const PELLWORTH = "electrical-design-engineer-pellworth-grid";

type SentJob = { id: number; slug: string; title: string; employer: string };

export async function jobsBySlug(tx: Transaction): Promise<Map<string, SentJob>> {
  const wanted = [OSTLER_BAY, RIVERS, WRENFIELD, BRACKWATER, PELLWORTH];
  const found = await tx
    .select({ id: jobs.id, slug: jobs.slug, title: jobs.title, employer: employers.name })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(inArray(jobs.slug, wanted));
  return new Map(found.map((job) => [job.slug, job]));
}

type Sent = {
  cvId: string;
  version: number;
  to: { slug: string } | { sentTo: string; jobTitle: string };
  daysAgo: number;
  note: string;
};

const sent: readonly Sent[] = [
  { cvId: "demo-cv-uk", version: 2, to: { slug: OSTLER_BAY }, daysAgo: 25, note: "" },
  {
    cvId: "demo-cv-uk",
    version: 3,
    to: { slug: RIVERS },
    daysAgo: 17,
    note: "Applied on Waymark.",
  },
  {
    cvId: "demo-cv-uk",
    version: 4,
    to: { slug: WRENFIELD },
    daysAgo: 12,
    note: "Applied on Waymark.",
  },
  {
    cvId: "demo-cv-grid",
    version: 2,
    to: { slug: PELLWORTH },
    daysAgo: 4,
    note: "For the permanent post.",
  },
  {
    cvId: "demo-cv-hamburg",
    version: 1,
    to: { sentTo: "Stadtwerke Elbmarsch", jobTitle: "Datenanalystin" },
    daysAgo: 7,
    note: "Found through a friend; no advert.",
  },
];

/** As "my situation" prints it of the permission each of them has in the demo. */
const rightToWork: Readonly<Record<string, (now: Date) => string>> = {
  "demo-cv-uk": (now) => `Student visa to ${longDay(dayFrom(now, 73))}.`,
  "demo-cv-grid": (now) =>
    `Graduate visa to ${longDay(dayFrom(now, 410))}. Can work full time without sponsorship.`,
};

type Context = { sentJobs: Map<string, SentJob>; demos: readonly DemoCv[]; now: Date };

/** Which version of which went to whom. */
export async function addSendings(
  tx: Transaction,
  { sentJobs, demos, now }: Context,
): Promise<void> {
  await tx.insert(cvSendings).values(
    sent.map(({ to, daysAgo, cvId, version, note }) => {
      const { ownerId, kind = "cv", title, versions } = demos.find(({ id }) => id === cvId)!;
      return {
        ...{ cvId, ownerId, kind, version, note, revision: version },
        title: versions[version - 1]?.title ?? title,
        rightToWorkWords: rightToWork[cvId]?.(now) ?? "",
        ...("slug" in to ? ofJob(sentJobs.get(to.slug)!) : to),
        sentOn: dayFrom(now, -daysAgo),
        createdAt: instantFrom(now, -daysAgo),
      };
    }),
  );
}

function ofJob({ id, title, employer }: SentJob) {
  return { jobId: id, jobTitle: title, sentTo: employer };
}
