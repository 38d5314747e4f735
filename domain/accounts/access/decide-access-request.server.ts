import { and, eq, inArray, isNull } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { accessRequests } from "#db/schema/accounts.ts";
import { universities } from "#db/schema/universities.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member, Role } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { accountAudit } from "../audit-kinds.ts";
import type { DecideRefusal } from "../refusals.ts";
import { setUpLink } from "../registration/links.server.ts";
import type { DecideAccessRequestInput } from "../registration/register.schema.ts";
import { addRegistration } from "../registration/registrations.server.ts";

type Decision = { actor: Member; input: DecideAccessRequestInput; now: Date };
type Request = typeof accessRequests.$inferSelect;

/**
 * Lets somebody in or not. A university's admin decides for students of that
 * university, our staff for university people and employers. Of two who decide
 * together the database lets one, and the other is told.
 */
export async function decideAccessRequest(
  actor: Member,
  input: DecideAccessRequestInput,
  now: Date,
): Promise<Result<{ name: string }, DecideRefusal>> {
  const scope = scopeOf(actor);
  if (!scope) return no("not-found");
  return db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(accessRequests)
      .where(and(eq(accessRequests.id, input.id), scope));
    if (!request) return no("not-found");
    const universityId = request.universityId ?? input.universityId;
    const university = await findUniversityIn(tx, universityId);
    const needsUniversity = request.kind !== "employer";
    if (input.decision === "approved" && needsUniversity && !university)
      return no("university-needed");
    if (!(await markDecided(tx, request, { actor, input, now }))) return no("already-decided");

    await notifyRequester(tx, { request, university, decision: { actor, input, now } });
    return ok({ name: request.name });
  });
}

function scopeOf(actor: Member) {
  if (staffMay(actor, "decide"))
    return inArray(accessRequests.kind, ["university-staff", "employer"]);
  if (!officeMay(actor, "see-students") || actor.universityId === null) return null;
  return and(
    eq(accessRequests.kind, "student"),
    eq(accessRequests.universityId, actor.universityId),
  );
}

async function findUniversityIn(tx: Transaction, id: number | null) {
  if (id === null) return null;
  const [university] = await tx
    .select({ id: universities.id, name: universities.name, slug: universities.slug })
    .from(universities)
    .where(eq(universities.id, id));
  return university ?? null;
}

async function markDecided(tx: Transaction, request: Request, { actor, input, now }: Decision) {
  const decided = await tx
    .update(accessRequests)
    .set({
      decidedAt: now,
      decidedById: actor.id,
      decision: input.decision,
      decisionNote: input.note,
      universityId: request.universityId ?? input.universityId,
    })
    .where(and(eq(accessRequests.id, request.id), isNull(accessRequests.decidedAt)))
    .returning({ id: accessRequests.id });
  if (decided.length === 0) return false;

  await record(tx, accountAudit[`access-${input.decision}`], {
    actorId: actor.id,
    universityId: request.universityId ?? input.universityId,
    detail: { request: request.id, kind: request.kind },
  });
  return true;
}

type Notification = {
  request: Request;
  university: { id: number; name: string; slug: string } | null;
  decision: Decision;
};

async function notifyRequester(tx: Transaction, { request, university, decision }: Notification) {
  const { name, email } = request;
  const about = { name, university: university?.name ?? nameOf(request) };
  if (decision.input.decision === "declined") {
    const props = { ...about, note: decision.input.note ?? nextStep[request.kind] };
    return sendMail(tx, { template: "access-declined", to: email, props });
  }
  const added = {
    email,
    name,
    ...accountOf[request.kind],
    universityId: university?.id ?? null,
    invitedById: decision.actor.id,
  };
  const { registration, hasAccount } = await addRegistration(tx, added, decision.now);
  return hasAccount
    ? sendMail(tx, {
        template: "account-exists",
        to: email,
        props: { ...about, link: linkTo("/login", university?.slug) },
      })
    : sendMail(tx, {
        template: "set-up-account",
        to: email,
        props: { ...about, link: setUpLink(registration, university?.slug) },
      });
}

const accountOf = {
  student: { role: "student", source: "access-request" },
  "university-staff": { role: "university_admin", source: "university-staff" },
  employer: { role: "employer", source: "employer" },
} as const satisfies Record<Request["kind"], { role: Role; source: string }>;

/** What an employer does next is not what a student does. */
const nextStep: Record<Request["kind"], string | null> = {
  student: null,
  "university-staff": null,
  employer: "If you think this is a mistake, answer from an address at your company’s own domain.",
};

function nameOf(request: Request): string {
  if (request.kind === "employer") return "Waymark for employers";
  return request.universityName ?? "the university";
}
