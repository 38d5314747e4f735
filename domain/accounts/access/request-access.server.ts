import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, notExists } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { accessRequests, users } from "#db/schema/accounts.ts";
import { mails } from "#db/schema/platform.ts";
import {
  findUniversity,
  type University,
} from "#domain/universities/universities.queries.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { officeRolesThat } from "#rules/access/office-role.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { RequestAccessRefusal } from "../refusals.ts";
import type { RequestAccessInput } from "../registration/register.schema.ts";
import { recordAsking } from "./record-asking.server.ts";

const MAX_ADMINS_NOTIFIED = 10;
const NOTIFY_INTERVAL_MS = 15 * 60_000;

type Asking = RequestAccessInput & { universityId: number };

/**
 * Asks a university's admins to let somebody in. Asking twice leaves one request waiting, and is
 * as much work, so that nobody can time whether somebody else has asked.
 */
export async function requestAccess(
  input: Asking,
  now: Date,
): Promise<Result<{}, RequestAccessRefusal>> {
  const university = await findUniversity(input.universityId);
  if (!university) return no("no-such-university");
  const isMailed = await mayMail("access-request", input.email, now);

  await db.transaction(async (tx) => {
    const isNew = await addRequest(tx, input, now);
    await recordAsking(tx, { kind: "student", universityId: university.id, isNew });
    const props = { name: input.name, university: university.name };
    const isDecoy = !isNew || !isMailed;
    await sendMail(tx, { template: "access-requested", to: input.email, props, isDecoy });
    await notifyAdmins(tx, { requester: input.name, university, isDecoy: !isNew }, now);
  });
  return ok({});
}

async function addRequest(
  tx: Transaction,
  { universityId, email, name, reason }: Asking,
  now: Date,
) {
  const added = await tx
    .insert(accessRequests)
    .values({
      id: randomUUID(),
      kind: "student",
      universityId,
      email,
      name,
      reason,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: accessRequests.id });
  return added.length > 0;
}

type Telling = { requester: string; university: University; isDecoy: boolean };

/** The list on the page holds everybody who asked; mails only say to look, and not too often. */
async function notifyAdmins(
  tx: Transaction,
  { requester, university, isDecoy }: Telling,
  now: Date,
) {
  const since = new Date(now.getTime() - NOTIFY_INTERVAL_MS);
  const notifiedLately = tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        gt(mails.queuedAt, since),
        eq(mails.template, "access-to-decide"),
        eq(mails.recipient, users.email),
      ),
    );
  const admins = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.universityId, university.id),
        eq(users.role, "university_admin"),
        // The mail names who asks.
        inArray(users.officeRole, officeRolesThat("see-students")),
        notExists(notifiedLately),
      ),
    )
    .orderBy(users.createdAt)
    .limit(MAX_ADMINS_NOTIFIED);

  const link = linkTo("/university/access-requests", university.slug);
  for (const admin of admins) {
    const props = { name: admin.name, requester, university: university.name, link };
    await sendMail(tx, { template: "access-to-decide", to: admin.email, props, isDecoy });
  }
}
