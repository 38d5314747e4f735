import { and, eq, isNull, ne } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { applications } from "#db/schema/applications.ts";
import { employerMembers } from "#db/schema/employers.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { applicationPaths } from "./applications-paths.ts";

const MAX_MAILS = 10;

type Arrived = { job: { id: number; title: string; employerId: number }; applicationId: number };

/**
 * One mail for the first new applicant of a job; the next comes once somebody has dealt with the new
 * ones. It names nobody: a mail is passed on more easily than a page.
 */
export async function notifyFirstApplicant(
  tx: Transaction,
  { job, applicationId }: Arrived,
): Promise<void> {
  const others = await tx.$count(
    applications,
    and(
      eq(applications.jobId, job.id),
      ne(applications.id, applicationId),
      eq(applications.stage, "new"),
      isNull(applications.withdrawnAt),
    ),
  );
  if (others > 0) return;
  const people = await tx
    .select({ name: users.name, email: users.email })
    .from(employerMembers)
    .innerJoin(users, eq(users.id, employerMembers.userId))
    .where(eq(employerMembers.employerId, job.employerId))
    .orderBy(employerMembers.joinedAt)
    .limit(MAX_MAILS);
  const link = linkTo(applicationPaths.applicants(job.id));
  for (const { name, email } of people) {
    const props = { name, title: job.title, link };
    await sendMail(tx, { template: "applicant-arrived", to: email, props });
  }
}
