import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { securityEvents } from "#db/schema/accounts.ts";
import { applications } from "#db/schema/applications.ts";
import { aJobInside, anApplication } from "#test/application-factories.ts";
import { test } from "#test/database.ts";
import { anAuthor } from "#test/employer-factories.ts";
import { aStudent, lastMailTo } from "#test/factories.ts";
import { answerApplicant } from "./answer-applicant.server.ts";
import {
  applicantsByJob,
  countApplicants,
  findApplicant,
  findApplicantDocument,
  listApplicants,
} from "./applicants.queries.server.ts";
import { moveApplicant } from "./move-applicant.server.ts";
import { findApplicationOf, findOwnDocument } from "./my-applications.queries.server.ts";
import { withdrawApplication } from "./withdraw-application.server.ts";

const now = new Date("2026-11-15T09:00:00Z");

async function anInbox() {
  const { author, employer } = await anAuthor();
  const job = await aJobInside({ employerId: employer.id });
  const application = await anApplication({
    job,
    applicant: await aStudent({ name: "Ada Byron" }),
  });
  const of = { employerId: employer.id, jobId: job.id };
  return { author, employer, job, of, ...application };
}

test("another company, and another job's address, find no applicant and change none", async () => {
  const { of, id, job } = await anInbox();
  const stranger = await anAuthor();
  const ownJob = await aJobInside({ employerId: stranger.employer.id });
  const others = [
    { employerId: stranger.employer.id, jobId: job.id },
    { employerId: stranger.employer.id, jobId: ownJob.id },
    { employerId: of.employerId, jobId: ownJob.id },
  ];
  for (const other of others) {
    expect(await findApplicant(other, id)).toBeNull();
    expect(await findApplicantDocument(other, { id, kind: "cv" })).toBeNull();
    expect((await listApplicants(other, { page: 1 })).rows).toEqual([]);
    const recruiter = { ...stranger.author, employerId: other.employerId };
    const move = { jobId: other.jobId, id, to: "offer" as const };
    expect(await moveApplicant(recruiter, move, { now })).toEqual({
      ok: false,
      error: "not-found",
    });
    const answer = { jobId: other.jobId, id, body: "Hello", employer: "Stranger" };
    expect(await answerApplicant(recruiter, answer, { now })).toEqual({
      ok: false,
      error: "not-found",
    });
  }
  expect(await findApplicant(of, id)).toMatchObject({ name: "Ada Byron", stage: "new" });
});

test("an applicant reads their own application and file, nobody else's", async () => {
  const { id, applicant } = await anInbox();
  const other = await aStudent();
  expect(await findApplicationOf(applicant.id, id)).toMatchObject({ stage: "new" });
  expect(await findOwnDocument(applicant.id, { id, kind: "cv" })).not.toBeNull();
  expect(await findApplicationOf(other.id, id)).toBeNull();
  expect(await findOwnDocument(other.id, { id, kind: "cv" })).toBeNull();
});

test("of two colleagues who move somebody at once, the second is told", async () => {
  const { author, id, jobId } = await anInbox();
  const move = (to: "interview" | "unsuccessful") =>
    moveApplicant(author, { jobId, id, from: "new", to }, { now });

  const outcomes = await Promise.all([move("interview"), move("unsuccessful")]);

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, error: "moved-meanwhile" });
  const trail = await db.select().from(securityEvents);
  expect(trail).toMatchObject([{ kind: "applicant-moved", actorId: author.userId }]);
});

test("an answer is mailed, stands beside the application, and can bring a stage along", async () => {
  const { author, employer, id, jobId, applicant } = await anInbox();
  const body = "Thank you.\n\nNot this time.";
  const answer = {
    jobId,
    id,
    body,
    employer: employer.name,
    from: "new",
    to: "unsuccessful",
  } as const;
  expect(await answerApplicant(author, answer, { now })).toMatchObject({ ok: true });

  expect(await findApplicationOf(applicant.id, id)).toMatchObject({
    stage: "unsuccessful",
    messages: [{ body }],
  });
  expect(await lastMailTo(applicant.email)).toMatchObject({
    template: "applicant-answered",
    props: { body, employer: employer.name },
  });
});

test("of somebody who withdrew nothing is left to see, and nobody can write to them", async () => {
  const { author, of, id, jobId, applicant } = await anInbox();
  const answer = { jobId, id, body: "Come on Monday.", employer: "Firm" };
  await answerApplicant(author, answer, { now });
  await withdrawApplication(applicant.id, id, now);

  const seen = await findApplicant(of, id);
  expect(seen).toMatchObject({ name: "", email: "", documents: [], messages: [], answers: [] });
  expect(await findApplicantDocument(of, { id, kind: "cv" })).toBeNull();
  expect(await answerApplicant(author, answer, { now })).toEqual({ ok: false, error: "withdrawn" });
  const move = { jobId, id, to: "offer" as const };
  expect(await moveApplicant(author, move, { now })).toEqual({ ok: false, error: "withdrawn" });
});

test("the list is filtered by stage and name, and counted", async () => {
  const { of, job, id } = await anInbox();
  const bela = await anApplication({ job, applicant: await aStudent({ name: "Bela Bartok" }) });
  const gone = await anApplication({ job, applicant: await aStudent({ name: "Clara Schumann" }) });
  await withdrawApplication(gone.applicant.id, gone.id, now);
  await db.update(applications).set({ stage: "interview" }).where(eq(applications.id, bela.id));

  const ids = async (asked: Parameters<typeof listApplicants>[1]) =>
    (await listApplicants(of, asked)).rows.map((row) => row.id);
  expect(await ids({ page: 1, stage: "new" })).toEqual([id]);
  expect(await ids({ page: 1, stage: "interview" })).toEqual([bela.id]);
  expect(await ids({ page: 1, stage: "withdrawn" })).toEqual([gone.id]);
  expect(await ids({ page: 1, q: "bart" })).toEqual([bela.id]);
  expect(await ids({ page: 2, pageSize: 2 })).toHaveLength(1);
  expect(await countApplicants(of)).toEqual({
    ...{ new: 1, reading: 0, interview: 1, offer: 0, unsuccessful: 0, withdrawn: 1 },
  });
  expect((await applicantsByJob(of.employerId)).get(job.id)).toEqual({ total: 2, unread: 1 });
});
