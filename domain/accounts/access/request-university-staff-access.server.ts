import { randomUUID } from "node:crypto";
import { db } from "#db/client.server.ts";
import { accessRequests } from "#db/schema/accounts.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { RequestAccessRefusal } from "../refusals.ts";
import type { UniversityStaffInput } from "../registration/register.schema.ts";
import { recordAsking } from "./record-asking.server.ts";

/** Somebody who works at a university asks our staff for an account there. Asking twice leaves one request waiting. */
export async function requestUniversityStaffAccess(
  input: UniversityStaffInput,
  now: Date,
): Promise<Result<{}, RequestAccessRefusal>> {
  const { universityId, email, name } = input;
  const university = universityId === null ? null : await findUniversity(universityId);
  if (universityId !== null && !university) return no("no-such-university");
  const isMailed = await mayMail("access-request", email, now);

  const universityName = university?.name ?? input.universityName;
  const reason = [input.jobTitle, input.reason].filter(Boolean).join("\n");
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(accessRequests)
      .values({
        id: randomUUID(),
        kind: "university-staff",
        universityId,
        universityName,
        email,
        name,
        reason,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: accessRequests.id });
    const isNew = added.length > 0;
    await recordAsking(tx, { kind: "university-staff", universityId, isNew });
    const props = { name, university: universityName ?? "your university" };
    const isDecoy = !isNew || !isMailed;
    await sendMail(tx, { template: "access-requested", to: email, props, isDecoy });
  });
  return ok({});
}
