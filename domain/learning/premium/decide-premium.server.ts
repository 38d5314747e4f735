import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { premiumRequests } from "#db/schema/learners.ts";
import { givePremium } from "#domain/accounts/access/give-premium.server.ts";
import { outdateSessions } from "#domain/accounts/auth/revisions.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { officeMay } from "#rules/access/office-role.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { hubPaths } from "../catalogue/hub-paths.ts";
import { premiumAudit } from "./audit-kinds.ts";
import type { DecideInput } from "./premium.schema.ts";
import type { DecideRefusal } from "./refusals.ts";

/**
 * Says yes or no, once, and tells the student by mail. A careers service decides for its own
 * university, our staff for all. Of two who answer together the database lets one.
 */
export async function decidePremium(
  actor: Member,
  input: DecideInput,
  now: Date,
): Promise<Result<{ name: string }, DecideRefusal>> {
  const scope = scopeOf(actor);
  if (!scope) return no("not-found");
  const decided = await db.transaction((tx) => decide(tx, { actor, input, now, scope }));
  if (decided.ok) outdateSessions(decided.value.userId);
  return decided;
}

function scopeOf(actor: Member): SQL | null {
  if (staffMay(actor, "decide")) return sql`true`;
  if (!officeMay(actor, "see-students") || actor.universityId === null) return null;
  return eq(premiumRequests.universityId, actor.universityId);
}

type Deciding = { actor: Member; input: DecideInput; now: Date; scope: SQL };
type Decided = Result<{ name: string; userId: string }, DecideRefusal>;

async function decide(tx: Transaction, { actor, input, now, scope }: Deciding): Promise<Decided> {
  const { id, decision, note } = input;
  const isAsked = and(eq(premiumRequests.id, id), scope);
  const [row] = await tx
    .update(premiumRequests)
    .set({ decision, note, decidedAt: now, decidedById: actor.id })
    .where(and(isAsked, isNull(premiumRequests.decidedAt)))
    .returning({ userId: premiumRequests.userId, universityId: premiumRequests.universityId });
  if (!row) {
    const isKnown = (await tx.$count(premiumRequests, isAsked)) > 0;
    return no(isKnown ? "already-decided" : "not-found");
  }
  if (decision === "granted") await givePremium(tx, { ...row, actorId: actor.id });
  await record(tx, premiumAudit[`premium-${decision}`], {
    ...row,
    actorId: actor.id,
    detail: { request: String(id) },
  });
  const name = await notify(tx, row.userId, { decision, note });
  return ok({ name, userId: row.userId });
}

async function notify(
  tx: Transaction,
  userId: string,
  { decision, note }: Pick<DecideInput, "decision" | "note">,
): Promise<string> {
  const [user] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  const { name, email } = user!;
  const isGranted = decision === "granted";
  const link = linkTo(isGranted ? hubPaths.premium : hubPaths.standard);
  const props = { name, isGranted, note, link };
  await sendMail(tx, { template: "premium-decided", to: email, props });
  return name;
}
