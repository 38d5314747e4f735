import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { cvs, cvVersions } from "#db/schema/cvs.ts";
import { unsafeFindMember } from "#domain/accounts/people/find-member.server.ts";
import { cvSchema, letterSchema, lookSchema } from "#domain/cvs/document/cv.schema.ts";
import { findCvOwnedBy, listBin, listCvs } from "#domain/cvs/document/cvs.queries.server.ts";
import { listCommentsOwnedBy } from "#domain/cvs/sharing/comments.server.ts";
import { listReviews } from "#domain/cvs/sharing/review-cv.server.ts";
import { listSendings } from "#domain/cvs/sharing/sendings.queries.server.ts";
import { findShared } from "#domain/cvs/sharing/share-cv.server.ts";
import { listVersions } from "#domain/cvs/versions/versions.server.ts";
import { testOnDemo } from "#test/demo.ts";
import { DEMO_SHARE } from "./others-on-cvs.server.ts";

const now = new Date("2026-11-15T09:00:00Z");
const test = testOnDemo(now);
const ANANYA = "demo-student-at-waymark.example";

test("the demo's CVs and letters are such as the studio would keep", async () => {
  const rows = await db
    .select({ id: cvs.id, kind: cvs.kind, document: cvVersions.document, look: cvVersions.look })
    .from(cvVersions)
    .innerJoin(cvs, eq(cvs.id, cvVersions.cvId));
  expect(rows.length).toBeGreaterThan(10);
  for (const { id, kind, document, look } of rows) {
    const read = (kind === "cv" ? cvSchema : letterSchema).safeParse(document);
    expect([id, read.error?.issues ?? []]).toEqual([id, []]);
    expect(read.data).toEqual(document);
    expect(lookSchema.safeParse(look).success).toBe(true);
  }
});

test("its student has something to see on every screen", async () => {
  const { rows } = await listCvs(ANANYA, 1, now);
  expect(rows.map(({ kind }) => kind).sort()).toEqual(["cv", "cv", "cv", "letter"]);
  expect(rows[0]).toMatchObject({ openComments: 2, liveShares: 1, sendings: 3, isInReview: true });
  expect(await findCvOwnedBy(ANANYA, "demo-cv-uk")).toMatchObject({ version: 5, restoredFrom: 4 });
  expect((await listVersions(ANANYA, "demo-cv-uk", 1)).total).toBe(5);
  expect((await listBin(ANANYA, 1)).total).toBe(1);
  expect((await listSendings(ANANYA, { page: 1 })).total).toBe(4);
  expect(await listCommentsOwnedBy(ANANYA, "demo-cv-uk")).toMatchObject([
    { author: "Ruth Okaforde", replies: [{ isByOwner: true }] },
    { entryId: "research" },
    { section: "skills" },
  ]);
  expect(await findShared(DEMO_SHARE, now)).toMatchObject({ shared: { id: "demo-cv-uk" } });
});

test("her adviser finds one CV that waits and one that is answered", async () => {
  const ruth = await unsafeFindMember("demo-admin-at-northgate.example");
  const { rows } = await listReviews(ruth.universityId!, {
    filter: "open",
    adviserId: ruth.id,
    page: 1,
  });
  expect(rows.map(({ owner, answeredAt }) => [owner, answeredAt === null])).toEqual([
    // Asked first, and not yet marked as done.
    ["Ananya Raveendran", false],
    ["Tomasz Wilkowicz", true],
  ]);
});
