import { randomUUID } from "node:crypto";
import { db } from "#db/client.server.ts";
import { accessRequests } from "#db/schema/accounts.ts";
import { sendMail } from "#platform/mail.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { mayAskFrom, mayMail } from "./mail-limits.server.ts";
import type { RequestAccessRefusal } from "./refusals.ts";
import type { EmployerAccessInput } from "./register.schema.ts";
import { record } from "./security-events.server.ts";

/** Somebody who hires asks our staff for an account. Asking twice leaves one request waiting. */
export async function requestEmployerAccess(
  { email, name, employerName, reason }: EmployerAccessInput,
  clientAddress: string,
  now: Date,
): Promise<Result<{}, Extract<RequestAccessRefusal, "slow-down">>> {
  if (!(await mayAskFrom(clientAddress, "employer-access", now))) return no("slow-down");
  if (!(await mayMail(email, now))) return no("slow-down");

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
    if (added.length === 0) return;
    await record(tx, "access-requested", { detail: { kind: "employer" } });
    const props = { university: "Waymark for employers" };
    await sendMail(tx, { template: "access-requested", to: email, props });
  });
  return ok({});
}
