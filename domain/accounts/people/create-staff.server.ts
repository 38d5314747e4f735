import { db } from "#db/client.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import { setUpLink } from "../registration/links.server.ts";
import { addRegistration } from "../registration/registrations.server.ts";

/** A staff account on its way: the link to set it up is printed, not mailed. */
export async function createStaff(
  { email, name }: { email: string; name: string },
  now: Date,
): Promise<Result<{ link: string }, "account-exists">> {
  return db.transaction(async (tx) => {
    const added = { email, name, role: "staff", universityId: null, source: "staff" } as const;
    const { registration, hasAccount } = await addRegistration(tx, added, now);
    if (hasAccount) return no("account-exists");
    await record(tx, accountAudit["staff-created"], { detail: { registration: registration.id } });
    return ok({ link: setUpLink(registration) });
  });
}
