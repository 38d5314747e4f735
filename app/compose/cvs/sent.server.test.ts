import { expect } from "vitest";
import { findSentDocument, listSendings } from "#domain/cvs/sharing/sendings.queries.server.ts";
import { findSavedJob } from "#domain/jobs/saved/saved-jobs.queries.server.ts";
import { aCv, aSavedJob } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { givenDemo } from "#test/demo.ts";
import { aStudent } from "#test/factories.ts";
import { rightToWorkOf } from "./right-to-work.server.ts";
import { noteSent } from "./sent.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

test("a day to come is refused, and an earlier day is when the job was applied for", async () => {
  const member = await aStudent();
  const cv = await aCv(member);
  const job = await aSavedJob(member);
  const documents = [{ cvId: cv.id, revision: 1 }];
  const sent = { member, documents, jobId: job.id, sentTo: "", jobTitle: "", note: "", now };
  const tomorrow = await noteSent({ ...sent, sentOn: "2026-11-16" });
  expect(tomorrow).toEqual({ ok: false, error: "day-to-come" });
  expect((await listSendings(member.id, { page: 1 })).total).toBe(0);

  expect(await noteSent({ ...sent, sentOn: "2026-11-01" })).toMatchObject({ ok: true });
  expect(await findSavedJob(member.id, job.id, now)).toMatchObject({
    stage: "applied",
    stageAt: new Date("2026-11-01T12:00:00Z"),
  });
  expect((await listSendings(member.id, { page: 1 })).rows).toMatchObject([
    { sentOn: "2026-11-01", notedOn: "2026-11-15" },
  ]);
});

test("what the demo's people sent says about their permission what their situation prints", async () => {
  await givenDemo(now);
  const owners = ["demo-student-at-waymark.example", "demo-premium-at-waymark.example"];
  for (const ownerId of owners) {
    const { rows } = await listSendings(ownerId, { page: 1 });
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const found = await findSentDocument(ownerId, id);
      if (found?.kind !== "cv") continue;
      expect(found.rightToWorkWords).toBe(await rightToWorkOf(found, ownerId, "2026-11-15"));
    }
  }
});
