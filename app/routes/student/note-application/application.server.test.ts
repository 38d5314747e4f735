import { and, eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { visitorContext } from "#app/contexts.ts";
import { takeFlash } from "#app/flash.server.ts";
import { db } from "#db/client.server.ts";
import { savedJobs } from "#db/schema/saved-jobs.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { sentChoice } from "#domain/cvs/sharing/sending.ts";
import { listSendings } from "#domain/cvs/sharing/sendings.queries.server.ts";
import { findSavedJob } from "#domain/jobs/saved/saved-jobs.queries.server.ts";
import { aCv, aSavedJob } from "#test/cv-factories.ts";
import { test } from "#test/database.ts";
import { aStudent } from "#test/factories.ts";
import { answerApplication } from "./application.server.ts";

const sentOn = "2026-11-01";

test.for([
  ["saved", "applied", "Recorded under Applied."],
  ["applied", "applied", "Recorded under Applied."],
  ["interview", "interview", "Recorded."],
  ["offer", "offer", "Recorded."],
] as const)(
  "noting what went to a job at %s leaves it at %s and says “%s”",
  async ([from, to, words]) => {
    const member = await aStudent();
    const cv = await aCv(member);
    const job = await aSavedJob(member);
    const isTheirs = and(eq(savedJobs.userId, member.id), eq(savedJobs.jobId, job.id));
    await db.update(savedJobs).set({ stage: from }).where(isTheirs);

    const choice = sentChoice({ cvId: cv.id, revision: 1 });
    const said = await flashOf(await post(member, job.id, { cv: choice, sentOn }));

    expect(said).toBe(`${words} We keep the exact version you chose.`);
    expect(await findSavedJob(member.id, job.id, new Date())).toMatchObject({ stage: to });
  },
);

test("a choice of a page that did not say the revision is asked for again, and nothing is noted", async () => {
  const member = await aStudent();
  const cv = await aCv(member);
  const job = await aSavedJob(member);
  expect(await post(member, job.id, { cv: `${cv.id} 1`, sentOn })).toMatchObject({
    data: { errors: { form: [expect.any(String)] } },
  });
  expect((await listSendings(member.id, { page: 1 })).total).toBe(0);
});

function post(member: SignedInMember, jobId: number, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(visitorContext, member);
  const body = new URLSearchParams(fields);
  const request = new Request("https://waymark.example/", { method: "POST", body });
  return answerApplication({ request, context, params: { job_id: String(jobId) } });
}

async function flashOf(answer: unknown): Promise<string | undefined> {
  if (!(answer instanceof Response)) throw new Error("It leads nowhere");
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const taken = await takeFlash(new Request("https://waymark.example/", { headers: { cookie } }));
  return taken?.flash.message;
}
