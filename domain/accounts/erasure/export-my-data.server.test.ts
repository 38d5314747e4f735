import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { cvComments } from "#db/schema/cvs.ts";
import { employerClaims } from "#db/schema/employers.ts";
import { jobDecisions, jobReports } from "#db/schema/jobs.ts";
import { messages } from "#db/schema/messages.ts";
import { aCv } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import {
  anAccessRequest,
  anAdminOf,
  aPerson,
  aStaffMember,
  aStudent,
  aUniversity,
} from "#test/factories.ts";
import { aJob, anEmployer } from "#test/job-factories.ts";
import { decideAccessRequest } from "../access/decide-access-request.server.ts";
import { setPersonAccess } from "../access/set-person-access.server.ts";
import type { SignedInMember } from "../visitor.ts";
import { exportMyData } from "./export-my-data.server.ts";

const now = new Date();

async function exported(person: SignedInMember) {
  const data = await exportMyData(person.id, now);
  if (!data) throw new Error("There is no such person");
  return { data, text: JSON.stringify(data) };
}

/** A student's CV with a comment of an adviser, and the student's answer. */
async function commentedCv() {
  const university = await aUniversity();
  const student = await aStudent({ university, name: "Katherine Johnson" });
  const adviser = await anAdminOf(university);
  const cv = await aCv(student, { title: "Orbital mechanics" });
  const place = { cvId: cv.id, ownerId: student.id, section: "work", createdAt: now };
  await db.insert(cvComments).values([
    { ...place, authorId: adviser.id, body: "Say how much fuel it saved." },
    { ...place, authorId: student.id, body: "About a tenth." },
  ]);
  return { university, student, adviser, cv };
}

test("an adviser's export leaves out the CVs they commented on, and says how often they did", async () => {
  const { student, adviser, cv } = await commentedCv();

  const { data, text } = await exported(adviser);

  expect(data.account).toMatchObject({ id: adviser.id });
  for (const theirs of [student.id, student.email, cv.id, "Say how much", "About a tenth"])
    expect(text).not.toContain(theirs);
  expect(data.mentions).toEqual({ "cv_comments.author_id": 1 });
});

test("a student's export holds what advisers wrote on their CV, and not who they are", async () => {
  const { student, adviser } = await commentedCv();

  const { data, text } = await exported(student);

  expect(data.tables.cv_comments).toMatchObject([
    { body: "Say how much fuel it saved." },
    { body: "About a tenth.", author_id: student.id },
  ]);
  expect(data.mentions).toEqual({});
  expect(text).not.toContain(adviser.id);
});

test("the export of staff leaves out whom they decided about", async () => {
  const staff = await aStaffMember();
  const employer = await aPerson("employer", { name: "Grace Hopper" });
  const { id: employerId } = await anEmployer();
  const { id: jobId } = await aJob();
  const decided = { decidedAt: now, decidedById: staff.id, decision: "approved" as const };
  await db
    .insert(employerClaims)
    .values({ employerId, userId: employer.id, nameGiven: "Hopper & Co", ...decided });
  await db.insert(messages).values({
    reference: "WM-MARY-0001",
    formKey: "one",
    kind: "partner",
    topic: "partner-other",
    organisation: "Fair Winds",
    name: "Mary Somerville",
    email: "mary@fairwinds.example",
    body: "Shall we talk?",
    createdAt: now,
    dueOn: "2026-11-20",
    closedAt: now,
    closedById: staff.id,
  });
  await db
    .insert(jobDecisions)
    .values({ jobId, decision: "approved", reasons: [], note: "Reads well", byId: staff.id });
  await db.insert(jobReports).values({
    jobId,
    userId: employer.id,
    reason: "scam",
    resolvedAt: now,
    resolvedById: staff.id,
  });

  const { data, text } = await exported(staff);

  for (const theirs of [employer.id, "Hopper", "Mary", "Fair Winds", "Reads well", "scam"])
    expect(text).not.toContain(theirs);
  expect(data.mentions).toEqual({
    "employer_claims.decided_by_id": 1,
    "job_decisions.by_id": 1,
    "job_reports.resolved_by_id": 1,
    "messages.closed_by_id": 1,
  });
});

test("what somebody did to others' accounts is told without saying whose", async () => {
  const university = await aUniversity();
  const staff = await aStaffMember();
  const student = await aStudent({ university });
  const admin = await anAdminOf(university);
  const request = await anAccessRequest(university, { email: "asker@mail.example" });
  const approved = { id: request.id, decision: "approved", note: "", universityId: null } as const;
  await decideAccessRequest(admin, approved, now);
  await setPersonAccess(staff, student.id, { role: "alumni" });

  for (const [person, kind] of [
    [admin, "access-approved"],
    [staff, "role-changed"],
  ] as const) {
    const { data, text } = await exported(person);
    expect(data.acts).toEqual([{ at: expect.any(String), kind }]);
    for (const theirs of [student.id, student.email, request.id, request.email])
      expect(text).not.toContain(theirs);
  }
});

test("an employer's export holds what they wrote: adverts, changes to their company, reports", async () => {
  const employer = await aPerson("employer");
  const { id: jobId } = await aJob({ postedById: employer.id, title: "Leak finder" });
  await db.insert(jobReports).values({ jobId, userId: employer.id, reason: "expired" });

  const { data } = await exported(employer);

  expect(data.tables).toMatchObject({
    jobs: [{ title: "Leak finder" }],
    job_reports: [{ reason: "expired" }],
  });
  expect(data.mentions).toEqual({});
});
