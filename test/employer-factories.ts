import { db } from "#db/client.server.ts";
import { employerMembers } from "#db/schema/employers.ts";
import { jobSchema } from "#domain/jobs/posting/job.schema.ts";
import { postJob } from "#domain/jobs/posting/post-job.server.ts";
import { aPerson } from "./factories.ts";
import { anEmployer } from "./job-factories.ts";

/** Somebody who speaks for an employer of their own. */
export async function anAuthor(given: Parameters<typeof anEmployer>[0] = {}) {
  const employer = await anEmployer(given);
  const person = await aPerson("employer");
  await db.insert(employerMembers).values({ userId: person.id, employerId: employer.id });
  return { person, employer, author: { userId: person.id, employerId: employer.id } };
}

/** A whole advert as its form posts it, without a closing day. */
export const typed = {
  title: "Graduate software developer",
  sector: "technology",
  jobType: "full-time",
  level: "entry",
  currency: "GBP",
  payPeriod: "year",
  payFrom: "37,500",
  payTo: "41,000",
  hoursPerWeek: "37.5",
  country: "gb",
  city: "Leeds",
  placeText: "3 days in the office",
  remote: "hybrid",
  startsOn: "",
  closesOn: "",
  closesTime: "",
  closesZone: "Europe/London",
  sponsorship: "offered",
  advert:
    "You will join a team of seven who build the software that water companies use to find leaks.\n\nWe hold a Skilled Worker licence and sponsor graduates who meet the rules.",
  applyTo: "https://brackwater.example/apply",
};

type Posted = { jobId?: number | null; values?: Record<string, string>; now: Date };

/** Sends an advert, whole but for the changes given. */
export function sendAdvert(
  author: { userId: string; employerId: number },
  { jobId = null, values = {}, now }: Posted,
) {
  const whole = { ...typed, ...values };
  return postJob(author, { jobId, values: whole, input: jobSchema.parse(whole) }, now);
}
