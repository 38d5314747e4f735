import { db } from "#db/client.server.ts";
import { ambassadorApplications } from "#db/schema/ambassadors.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { mayAskFrom, mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { editorialActivity } from "../activity-kinds.ts";
import type { ApplicationInput } from "./application.schema.ts";
import type { ApplicationRefusal } from "./application.ts";

type Applicant = { userId: string | null; clientAddress: string };

/**
 * Stores an application and confirms it by mail. Anyone who has one waiting gets the same answer and
 * mail: nothing tells a stranger who has applied. None of the words typed are in the mail.
 */
export async function applyAsAmbassador(
  input: ApplicationInput,
  requester: Applicant,
  now: Date,
): Promise<Result<null, ApplicationRefusal>> {
  const kind = "ambassador-application";
  if (!(await mayAskFrom(requester.clientAddress, kind, now))) return no("too-many");
  if (!(await mayMail(kind, input.email, now))) return no("too-many");

  await db.transaction(async (tx) => {
    await tx
      .insert(ambassadorApplications)
      .values({ ...input, userId: requester.userId, sentAt: now })
      .onConflictDoNothing();
    const props = { link: linkTo("/campus-ambassadors") };
    await sendMail(tx, { template: "ambassador-applied", to: input.email, props });
    if (requester.userId) {
      const act = { userId: requester.userId, at: now };
      await recordActivity(tx, editorialActivity["ambassador-applied"], act);
    }
  });
  return ok(null);
}
