import { and, eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { registrations } from "#db/schema/accounts.ts";
import { record } from "#domain/audit/security-events.server.ts";
import {
  findUniversity,
  type University,
} from "#domain/universities/universities.queries.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { mayMail } from "#platform/mail/mail-limits.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member, Role } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import type { InviteRefusal } from "../refusals.ts";
import { invitationLink } from "./links.server.ts";
import type { InviteInput } from "./register.schema.ts";
import { addRegistration, isOpen } from "./registrations.server.ts";

/** Roles that only make sense at a university. */
const atUniversity: readonly Role[] = [
  "student",
  "alumni",
  "predeparture_student",
  "university_admin",
];

/**
 * Invites somebody to an account with a role. A university's admin invites to
 * their own university only. Whether the address has an account already is told
 * to nobody but its owner, in the mail.
 */
export async function invite(
  input: InviteInput,
  actor: Member,
  now: Date,
): Promise<Result<{ registrationId: string }, InviteRefusal>> {
  if (!mayInvite(actor, input)) return no("forbidden");
  const university = input.universityId === null ? null : await findUniversity(input.universityId);
  if (!university && atUniversity.includes(input.role)) return no("no-such-university");
  if (!university && input.universityId !== null) return no("no-such-university");
  const about = `${actor.id} ${input.email}`;
  if (!(await mayMail("invitation", about, now))) return no("slow-down");

  const id = await db.transaction((tx) => sendInvitation(tx, { input, university, actor, now }));
  return ok({ registrationId: id });
}

function mayInvite(actor: Member, { role, universityId }: InviteInput): boolean {
  if (actor.role === "staff") return staffMay(actor, "change-settings");
  // A colleague in the team is for owners to invite.
  const power = role === "university_admin" ? "change-settings" : "see-students";
  if (!officeMay(actor, power)) return false;
  return universityId === actor.universityId && atUniversity.includes(role);
}

type Invitation = { input: InviteInput; university: University | null; actor: Member; now: Date };

async function sendInvitation(tx: Transaction, { input, university, actor, now }: Invitation) {
  await withdrawOlder(tx, input, now);
  const added = { ...input, source: "invitation", invitedById: actor.id };
  const { registration, hasAccount } = await addRegistration(tx, added, now);
  const props = {
    name: input.name,
    university: university?.name ?? "Waymark",
    link: hasAccount
      ? linkTo("/login", university?.slug)
      : invitationLink(registration, university?.slug),
  };
  await sendMail(tx, {
    template: hasAccount ? "account-exists" : "invitation",
    to: input.email,
    props,
  });
  await record(tx, accountAudit.invited, {
    actorId: actor.id,
    universityId: input.universityId,
    detail: { role: input.role, registration: registration.id },
  });
  return registration.id;
}

async function withdrawOlder(tx: Transaction, { email, universityId }: InviteInput, now: Date) {
  if (universityId === null) return;
  await tx
    .update(registrations)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(registrations.email, email),
        eq(registrations.universityId, universityId),
        eq(registrations.source, "invitation"),
        isOpen(now),
      ),
    );
}
