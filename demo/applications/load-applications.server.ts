import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import {
  applicationDocuments,
  applicationDrafts,
  applicationMessages,
  applications,
} from "#db/schema/applications.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";
import { addFile, storeFile } from "#platform/files/files.server.ts";
import { kindRefusal } from "#rules/applications/stages.ts";
import { instantFrom } from "../relative-days.ts";
import { demoAnswer, demoApplyForms, INTERN } from "./apply-forms.ts";
import { ANANYA, type DemoApplication, demoApplications } from "./demo-applications.ts";
import { plainPdf } from "./plain-pdf.ts";

type Job = { id: number; slug: string; title: string; employer: string };
type Loading = { now: Date; jobs: ReadonlyMap<string, Job>; people: ReadonlyMap<string, Person> };
type Person = { id: string; name: string; email: string };

/** People who applied here, in every stage; those of the demo's student come first. */
export async function addApplications(tx: Transaction, now: Date): Promise<void> {
  const all = demoApplications();
  const loading = { now, jobs: await jobsOf(tx), people: await peopleOf(tx, all) };
  for (const application of all) await add(tx, application, loading);
  await tx.insert(applicationDrafts).values({
    userId: ANANYA,
    jobId: loading.jobs.get(INTERN)!.id,
    values: { answer1: "How a release is decided, and by whom." },
    updatedAt: instantFrom(now, -0.4),
  });
}

async function jobsOf(tx: Transaction) {
  const found = await tx
    .select({ id: jobs.id, slug: jobs.slug, title: jobs.title, employer: employers.name })
    .from(jobs)
    .innerJoin(employers, eq(employers.id, jobs.employerId))
    .where(inArray(jobs.slug, Object.keys(demoApplyForms)));
  return new Map(found.map((job) => [job.slug, job]));
}

async function peopleOf(tx: Transaction, all: readonly DemoApplication[]) {
  const ids = all.map(({ userId }) => userId);
  const { id, name, email } = users;
  const found = await tx.select({ id, name, email }).from(users).where(inArray(id, ids));
  return new Map(found.map((person) => [person.id, person]));
}

async function add(tx: Transaction, one: DemoApplication, loading: Loading): Promise<void> {
  const { now } = loading;
  const job = loading.jobs.get(one.slug)!;
  const person = loading.people.get(one.userId)!;
  const sentAt = instantFrom(now, -one.daysAgo);
  const [added] = await tx
    .insert(applications)
    .values({
      jobId: job.id,
      userId: person.id,
      ...saidIn(one, person),
      stage: one.stage,
      stageAt: one.stage === "new" ? sentAt : instantFrom(now, -one.daysAgo / 2),
      sentAt,
      withdrawnAt: one.isWithdrawn ? instantFrom(now, -one.daysAgo / 3) : null,
    })
    .returning({ id: applications.id });
  const applicationId = added!.id;
  if (!one.isWithdrawn) await addCv(tx, { applicationId, person, job });
  const body = messageFor(one, job);
  if (body === null) return;
  const byId = job.slug.endsWith("brackwater-software") ? "demo-employer-at-waymark.example" : null;
  const at = instantFrom(now, -one.daysAgo / 2);
  await tx
    .insert(applicationMessages)
    .values({ applicationId, userId: person.id, byId, body, sentAt: at });
}

function saidIn({ slug, n, isWithdrawn, rightToWork }: DemoApplication, { name, email }: Person) {
  if (isWithdrawn) return { name: "", email: "", answers: [], rightToWork: null };
  const questions = demoApplyForms[slug]!.questions;
  const answers = questions.map((question, place) => ({
    question: question.question,
    answer: demoAnswer(question, n + place),
  }));
  return { name, email, answers, rightToWork };
}

function messageFor({ stage, isWithdrawn }: DemoApplication, job: Job): string | null {
  if (isWithdrawn) return null;
  if (stage === "unsuccessful") return kindRefusal(job);
  if (stage === "interview")
    return "We liked what you wrote and would like to meet you, by video or here. Which of next Tuesday and Thursday suits you? Write to hiring@waymark.example.";
  return stage === "offer"
    ? "We would be glad to have you. The offer comes by post this week; it names the pay, the start and the certificate of sponsorship."
    : null;
}

type WithCv = { applicationId: number; person: Person; job: Job };

async function addCv(tx: Transaction, { applicationId, person, job }: WithCv): Promise<void> {
  const lines = [
    person.name,
    `Curriculum vitae, sent for: ${job.title}`,
    "",
    "A fictional person of the demo. Nothing in this file is true of anybody.",
    person.email,
  ];
  const file = await storeFile(plainPdf(lines), "application/pdf");
  await addFile(tx, file);
  const fileName = `${person.name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}-cv.pdf`;
  await tx
    .insert(applicationDocuments)
    .values({ applicationId, kind: "cv", userId: person.id, fileId: file.id, fileName });
}
