import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { type CvKind, cvSendings, cvs, cvVersions } from "#db/schema/cvs.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import type { CvDocument, CvLook, LetterDocument } from "#rules/cv/cv-document.ts";
import { dayFrom, instantFrom } from "../relative-days.ts";
import { ananyas } from "./ananya.ts";
import { demoLook } from "./blank.ts";
import { addReviews, addShares } from "./others-on-cvs.server.ts";
import { ANANYA, TOMASZ } from "./owners.ts";
import { tomaszs } from "./tomasz.ts";

type State = { document: CvDocument | LetterDocument; daysAgo: number };
type Version = State & { title?: string; name?: string; restoredFrom?: number };
type Demo = {
  id: string;
  ownerId: string;
  kind?: CvKind;
  title: string;
  look: CvLook;
  /** From the first to the one that stands. */
  versions: readonly [Version, ...Version[]];
  forJob?: string;
  binnedDaysAgo?: number;
};

const OSTLER_BAY = "food-scientist-ostler-bay-foods";
const RIVERS = "analyst-flood-forecasting-northgate-rivers";
const WRENFIELD = "graduate-data-engineer-wrenfield-rail";
const BRACKWATER = "graduate-software-developer-brackwater-software";
const PELLWORTH = "electrical-design-engineer-pellworth-grid";

/** CVs and letters of two students: versions, notes of an adviser, links, and where they were sent. */
export async function addCvs(tx: Transaction, now: Date): Promise<void> {
  const sentJobs = await jobsBySlug(tx);
  for (const demo of [...ofAnanya(now), ...ofTomasz(now)]) {
    await add(tx, demo, { now, jobId: demo.forJob ? sentJobs.get(demo.forJob)!.id : null });
  }
  await addSendings(tx, sentJobs, now);
  await addReviews(tx, now);
  await addShares(tx, now);
}

function ofAnanya(now: Date): Demo[] {
  const said = ananyas(now);
  return [
    {
      id: "demo-cv-uk",
      ownerId: ANANYA,
      title: "UK graduate CV",
      look: demoLook({ template: "kirkgate" }),
      versions: [
        { document: said.begun, daysAgo: 40, title: "My first CV" },
        { document: said.old, daysAgo: 27, name: "One page, before the fair" },
        { document: said.shorter, daysAgo: 19 },
        { document: said.uk, daysAgo: 13, name: "As sent to Wrenfield Rail" },
        { document: said.current, daysAgo: 0.02, restoredFrom: 4 },
      ],
    },
    {
      id: "demo-cv-brackwater",
      ownerId: ANANYA,
      title: "Graduate software developer, Brackwater Software",
      look: demoLook({ template: "workshop", colour: "pine" }),
      forJob: BRACKWATER,
      versions: [
        { document: said.uk, daysAgo: 3 },
        { document: said.brackwater, daysAgo: 1 },
      ],
    },
    {
      id: "demo-cv-hamburg",
      ownerId: ANANYA,
      title: "Lebenslauf for Hamburg",
      look: demoLook({ template: "wharf", colour: "sea", market: "de", spacing: "tight" }),
      versions: [{ document: said.hamburg, daysAgo: 8 }],
    },
    {
      id: "demo-letter-brackwater",
      ownerId: ANANYA,
      kind: "letter",
      title: "Letter to Brackwater Software",
      look: demoLook({ template: "workshop", colour: "pine" }),
      forJob: BRACKWATER,
      versions: [{ document: said.letter, daysAgo: 1 }],
    },
    {
      id: "demo-cv-old",
      ownerId: ANANYA,
      title: "CV from the workshop in September",
      look: demoLook({ template: "toolbox", colour: "black" }),
      versions: [{ document: said.old, daysAgo: 60 }],
      binnedDaysAgo: 9,
    },
  ];
}

function ofTomasz(now: Date): Demo[] {
  const said = tomaszs(now);
  return [
    {
      id: "demo-cv-grid",
      ownerId: TOMASZ,
      title: "Power engineer",
      look: demoLook({ template: "line", colour: "claret" }),
      versions: [
        { document: said.gridBegun, daysAgo: 30 },
        { document: said.grid, daysAgo: 5, name: "With the kettle" },
      ],
    },
    {
      id: "demo-cv-academic",
      ownerId: TOMASZ,
      title: "Academic CV",
      look: demoLook({ template: "reading-room", colour: "black", font: "noto-serif" }),
      versions: [{ document: said.academic, daysAgo: 6 }],
    },
    {
      id: "demo-cv-dublin",
      ownerId: TOMASZ,
      title: "CV for Dublin",
      look: demoLook({ template: "minster", colour: "sea", market: "ie" }),
      versions: [{ document: said.dublin, daysAgo: 11 }],
    },
    {
      id: "demo-letter-doctorate",
      ownerId: TOMASZ,
      kind: "letter",
      title: "To Professor Marsdale",
      look: demoLook({ template: "reading-room", colour: "black", font: "noto-serif" }),
      versions: [{ document: said.letter, daysAgo: 6 }],
    },
    {
      id: "demo-letter-old",
      ownerId: TOMASZ,
      kind: "letter",
      title: "First try at a letter",
      look: demoLook({}),
      versions: [{ document: said.oldLetter, daysAgo: 50 }],
      binnedDaysAgo: 4,
    },
  ];
}

type Context = { now: Date; jobId: number | null };

async function add(tx: Transaction, demo: Demo, { now, jobId }: Context): Promise<void> {
  const { id, ownerId, kind = "cv", title, look, versions } = demo;
  const last = versions.at(-1)!;
  await tx.insert(cvs).values({
    id,
    ownerId,
    kind,
    title,
    look,
    document: last.document,
    revision: versions.length,
    forJobId: jobId,
    createdAt: instantFrom(now, -versions[0].daysAgo),
    updatedAt: instantFrom(now, -last.daysAgo),
    binnedAt: demo.binnedDaysAgo ? instantFrom(now, -demo.binnedDaysAgo) : null,
  });
  await tx.insert(cvVersions).values(
    versions.map((version, index) => ({
      cvId: id,
      ownerId,
      look,
      document: version.document,
      title: version.title ?? title,
      name: version.name ?? null,
      restoredFrom: version.restoredFrom ?? null,
      revision: index + 1,
      number: index + 1,
      tab: "",
      startedAt: instantFrom(now, -version.daysAgo),
      savedAt: instantFrom(now, -version.daysAgo),
    })),
  );
}

type SentJob = { id: number; slug: string; title: string; employer: string };

async function jobsBySlug(tx: Transaction): Promise<Map<string, SentJob>> {
  const wanted = [OSTLER_BAY, RIVERS, WRENFIELD, BRACKWATER, PELLWORTH];
  const found = await tx
    .select({ id: jobs.id, slug: jobs.slug, title: jobs.title, employer: employers.name })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(inArray(jobs.slug, wanted));
  return new Map(found.map((job) => [job.slug, job]));
}

async function addSendings(
  tx: Transaction,
  sentJobs: Map<string, SentJob>,
  now: Date,
): Promise<void> {
  const sent = [
    { ownerId: ANANYA, cvId: "demo-cv-uk", revision: 2, slug: OSTLER_BAY, daysAgo: 25, note: "" },
    {
      ownerId: ANANYA,
      cvId: "demo-cv-uk",
      revision: 3,
      slug: RIVERS,
      daysAgo: 17,
      note: "By email, with the dissertation.",
    },
    {
      ownerId: ANANYA,
      cvId: "demo-cv-uk",
      revision: 4,
      slug: WRENFIELD,
      daysAgo: 12,
      note: "Through their own form.",
    },
    {
      ownerId: TOMASZ,
      cvId: "demo-cv-grid",
      revision: 2,
      slug: PELLWORTH,
      daysAgo: 4,
      note: "For the permanent post.",
    },
  ];
  await tx.insert(cvSendings).values([
    ...sent.map(({ slug, daysAgo, ...sending }) => {
      const { id: jobId, title: jobTitle, employer: sentTo } = sentJobs.get(slug)!;
      const at = { sentOn: dayFrom(now, -daysAgo), createdAt: instantFrom(now, -daysAgo) };
      return { ...sending, ...at, jobId, jobTitle, sentTo };
    }),
    {
      ownerId: ANANYA,
      cvId: "demo-cv-hamburg",
      revision: 1,
      sentTo: "Stadtwerke Elbmarsch",
      jobTitle: "Datenanalystin",
      sentOn: dayFrom(now, -7),
      note: "Found through a friend; no advert.",
      createdAt: instantFrom(now, -7),
    },
  ]);
}
