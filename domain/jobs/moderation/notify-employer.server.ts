import { eq } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { employerMembers } from "#db/schema/employers.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { boardOf, jobAddress } from "../job-address.ts";
import { sentencesOf } from "./reasons.ts";

const MAX_MAILS = 10;

const templates = {
  approved: "job-approved",
  "sent-back": "job-sent-back",
  declined: "job-declined",
  "taken-down": "job-taken-down",
} as const;

type Notification = {
  job: { id: number; employerId: number; title: string; slug: string; jobType: string };
  decision: keyof typeof templates;
  reasons: readonly string[];
  note: string | null;
  /** It was about a change to a live advert. */
  isChange?: boolean;
};

/** A mail about a decision to everybody who speaks for the employer; none where its jobs come by feed. */
export async function notifyEmployer(tx: Transaction, told: Notification): Promise<void> {
  const { job, decision, reasons, note, isChange = false } = told;
  const people = await tx
    .select({ name: users.name, email: users.email })
    .from(employerMembers)
    .innerJoin(users, eq(users.id, employerMembers.userId))
    .where(eq(employerMembers.employerId, job.employerId))
    .orderBy(employerMembers.joinedAt)
    .limit(MAX_MAILS);

  const isPublic = decision === "approved";
  const link = linkTo(
    isPublic
      ? jobAddress({ board: boardOf(job.jobType), slug: job.slug })
      : `/employer/jobs/${job.id}`,
  );
  for (const { name, email } of people) {
    const props = { name, title: job.title, link, sentences: sentencesOf(reasons), note, isChange };
    await sendMail(tx, { template: templates[decision], to: email, props });
  }
}
