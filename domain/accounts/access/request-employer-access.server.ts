import { randomUUID } from "node:crypto";
import { db } from "#db/client.server.ts";
import { accessRequests } from "#db/schema/accounts.ts";
import { mayAskFrom, mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import type { RequestAccessRefusal } from "../refusals.ts";
import type { EmployerAccessInput } from "../registration/register.schema.ts";
import { recordAsking } from "./record-asking.server.ts";

/** Somebody who hires asks our staff for an account. Asking twice leaves one request waiting. */
export async function requestEmployerAccess(
  { email, name, employerName, reason }: EmployerAccessInput,
  clientAddress: string,
  now: Date,
): Promise<Result<{}, Extract<RequestAccessRefusal, "slow-down">>> {
  if (!(await mayAskFrom(clientAddress, "employer-access", now))) return no("slow-down");
  const isMailed = await mayMail("access-request", email, now);

  await db.transaction(async (tx) => {
    const added = await tx
      .insert(accessRequests)
      .values({
        id: randomUUID(),
        kind: "employer",
        employerName,
        email,
        name,
        reason: reason ?? "",
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: accessRequests.id });
    const isNew = added.length > 0;
    await recordAsking(tx, { kind: "employer", isNew });
    const props = { university: "Waymark for employers" };
    const isDecoy = !isNew || !isMailed;
    await sendMail(tx, { template: "access-requested", to: email, props, isDecoy });
  });
  return ok({});
}
