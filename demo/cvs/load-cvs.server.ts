import type { Transaction } from "#db/client.server.ts";
import { cvs, cvVersions } from "#db/schema/cvs.ts";
import { instantFrom } from "../relative-days.ts";
import { ananyas } from "./ananya.ts";
import { demoLook } from "./blank.ts";
import type { DemoCv } from "./demo-cv.ts";
import { addReviews, addShares } from "./others-on-cvs.server.ts";
import { ANANYA, TOMASZ } from "./owners.ts";
import { addSendings, BRACKWATER, jobsBySlug } from "./sent-cvs.server.ts";
import { tomaszs } from "./tomasz.ts";

/** CVs and letters of two students: versions, notes of an adviser, links, and where they were sent. */
export async function addCvs(tx: Transaction, now: Date): Promise<void> {
  const sentJobs = await jobsBySlug(tx);
  const demos = [...ofAnanya(now), ...ofTomasz(now)];
  for (const demo of demos) {
    await add(tx, demo, { now, jobId: demo.forJob ? sentJobs.get(demo.forJob)!.id : null });
  }
  await addSendings(tx, { sentJobs, demos, now });
  await addReviews(tx, now);
  await addShares(tx, now);
}

function ofAnanya(now: Date): DemoCv[] {
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

function ofTomasz(now: Date): DemoCv[] {
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

async function add(tx: Transaction, demo: DemoCv, { now, jobId }: Context): Promise<void> {
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
