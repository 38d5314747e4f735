import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { accessRequests, users } from "#db/schema/accounts.ts";
import {
  findUniversity,
  type University,
} from "#domain/universities/universities.queries.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { linkTo } from "./links.server.ts";
import { mayMail } from "./mail-limits.server.ts";
import type { RequestAccessRefusal } from "./refusals.ts";
import type { RequestAccessInput } from "./register.schema.ts";
import { record } from "./security-events.server.ts";

const MOST_ADMINS_TOLD = 10;

type Asking = RequestAccessInput & { universityId: number };

/** Asks a university's admins to let somebody in. Asking twice leaves one request waiting. */
export async function requestAccess(
  input: Asking,
  now: Date,
): Promise<Result<{}, RequestAccessRefusal>> {
  const university = await findUniversity(input.universityId);
  if (!university) return no("no-such-university");
  if (!(await mayMail(input.email, now))) return no("slow-down");

  await db.transaction(async (tx) => {
    const isNew = await addRequest(tx, input, now);
    if (!isNew) return;
    await record(tx, "access-requested", {
      universityId: university.id,
      detail: { kind: "student" },
    });
    await tellAsker(tx, input, university);
    await tellAdmins(tx, input, university);
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

async function tellAsker(tx: Transaction, { email, name }: Asking, university: University) {
  const props = { name, university: university.name };
  await sendMail(tx, { template: "access-requested", to: email, props });
}

async function tellAdmins(tx: Transaction, { name }: Asking, university: University) {
  const admins = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.universityId, university.id), eq(users.role, "university_admin")))
    .orderBy(users.createdAt)
    .limit(MOST_ADMINS_TOLD);

  const link = linkTo("/pre-auth-student", university.slug);
  for (const admin of admins) {
    const props = { name: admin.name, asker: name, university: university.name, link };
    await sendMail(tx, { template: "access-to-decide", to: admin.email, props });
  }
}
