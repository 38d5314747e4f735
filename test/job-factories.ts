import { db } from "#db/client.server.ts";
import { employers } from "#db/schema/employers.ts";
import { jobs } from "#db/schema/jobs.ts";

let number = 0;

function next(): number {
  number += 1;
  return number;
}

type EmployerGiven = Partial<typeof employers.$inferInsert>;
type JobGiven = Partial<typeof jobs.$inferInsert>;

/** An employer in Leeds of whom nothing else is known. */
export async function anEmployer(given: EmployerGiven = {}) {
  const it = next();
  const [employer] = await db
    .insert(employers)
    .values({
      slug: `employer-${it}`,
      name: `Employer ${it}`,
      nameKey: `employer ${it}`,
      town: "Leeds",
      country: "gb",
      ...given,
    })
    .returning();
  return employer!;
}

/** A full-time job in Leeds, let through and posted long ago, that closes on no day. */
export async function aJob(given: JobGiven = {}) {
  const it = next();
  const employerId = given.employerId ?? (await anEmployer()).id;
  const [job] = await db
    .insert(jobs)
    .values({
      slug: `job-${it}`,
      title: `Job ${it}`,
      country: "gb",
      city: "Leeds",
      remote: "on-site",
      sector: "other",
      jobType: "full-time",
      level: "entry",
      postedAt: new Date("2026-01-01T09:00:00Z"),
      state: "approved",
      sameJobKey: `job-${it}`,
      ...given,
      employerId,
    })
    .returning();
  return job!;
}
