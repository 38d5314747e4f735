import { randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { profiles, registrations, users } from "#db/schema/accounts.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { verifySigned } from "#platform/signing.server.ts";
import type { StaffRole } from "#rules/access/staff-role.ts";
import type { Role } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountActivity } from "../activity-kinds.ts";
import { accountAudit } from "../audit-kinds.ts";
import { deviceCookies, openSession } from "../auth/open-session.server.ts";
import { unsafeFindMember } from "../people/find-member.server.ts";
import type { SetUpRefusal } from "../refusals.ts";
import type { RequestFacts } from "../request-facts.ts";
import { savePassword } from "../sign-in/check-password.server.ts";
import { passwordProblem } from "../sign-in/password.ts";
import { firstOfficeRole } from "../team/first-office-role.server.ts";
import type { SignedInMember } from "../visitor.ts";
import { SET_UP_PURPOSE } from "./links.server.ts";
import type { SetUpAccountInput } from "./register.schema.ts";
import { isOpen } from "./registrations.server.ts";

export type SetUp = { token: string; email: string; input: SetUpAccountInput };

/**
 * Turns a signed link into an account and signs its owner in. The link works
 * once: of two who use it together, the update of the registration lets one by.
 */
export async function setUpAccount(
  { token, email, input }: SetUp,
  facts: RequestFacts,
  now: Date,
): Promise<Result<{ member: SignedInMember; cookies: string[] }, SetUpRefusal>> {
  const registrationId = verifySigned(SET_UP_PURPOSE, token, now);
  if (!registrationId) return no("link-invalid");
  if (passwordProblem(input.password, email)) return no("weak-password");

  const hash = await hashPassword(input.password);
  try {
    const made = await db.transaction((tx) => {
      const link = { registrationId, email: email.trim().toLowerCase() };
      return makeAccount(tx, { link, input, hash, facts, now });
    });
    if (!made) return no("link-invalid");
    const cookies = [...made.cookies, ...(await deviceCookies(email, facts, now))];
    return ok({ member: await unsafeFindMember(made.userId), cookies });
  } catch (error) {
    if (violates(error, "users_email_unique")) return no("account-exists");
    throw error;
  }
}

type Making = {
  link: { registrationId: string; email: string };
  input: SetUpAccountInput;
  hash: string;
  facts: RequestFacts;
  now: Date;
};

async function makeAccount(tx: Transaction, { link, input, hash, facts, now }: Making) {
  const [registration] = await tx
    .update(registrations)
    // What was answered on the way now belongs to the profile alone.
    .set({ completedAt: now, details: {} })
    .where(
      and(
        eq(registrations.id, link.registrationId),
        eq(registrations.email, link.email),
        isOpen(now),
      ),
    )
    .returning();
  if (!registration) return null;

  const userId = randomUUID();
  const { name, password: _hashed, timeZone, ...profile } = input;
  await tx.insert(users).values({
    id: userId,
    name,
    email: registration.email,
    emailVerified: true,
    role: registration.role,
    staffRole: staffRoleOf(registration),
    officeRole: await firstOfficeRole(tx, registration),
    universityId: registration.universityId,
    referralCode: registration.referralCode,
    referredAt: registration.referredAt,
    timeZone,
  });
  await tx.insert(profiles).values({ userId, ...profile });
  await savePassword(tx, userId, hash);
  const detail = { source: registration.source, role: registration.role };
  await record(tx, accountAudit["account-set-up"], {
    userId,
    universityId: registration.universityId,
    detail,
  });
  await recordActivity(tx, accountActivity.registered, { userId, at: now });
  await recordActivity(tx, accountActivity["signed-in"], { userId, at: now });
  const { cookies } = await openSession(tx, { userId, remember: true }, facts);
  return { userId, cookies };
}

/** The first link for staff was made by somebody with access to the machine; those who are invited begin with the least. */
function staffRoleOf({ role, source }: { role: Role; source: string }): StaffRole | null {
  if (role !== "staff") return null;
  return source === "staff" ? "administrator" : "author";
}
