import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { violates } from "#db/errors.server.ts";
import { referralLedger as ledger } from "#db/schema/referrals.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { referralAudit } from "./audit-kinds.ts";
import type { CorrectionRefusal } from "./refusals.ts";

/**
 * Takes an entry back by its opposite, with a reason. Nothing in the ledger is changed; an entry is
 * corrected once, by the first who does, and a counter-entry can be corrected in its turn.
 */
export async function correctEntry(
  staff: Member,
  { entryId, reason }: { entryId: number; reason: string },
  now: Date,
): Promise<Result<{ points: number }, CorrectionRefusal>> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  try {
    return await db.transaction(async (tx) => {
      const [entry] = await tx.select().from(ledger).where(eq(ledger.id, entryId));
      if (!entry) return no("not-found");
      const { userId, referralId } = entry;
      const points = -entry.points;
      await tx.insert(ledger).values({
        ...{ userId, referralId, points, reason, at: now },
        ...{ correctsId: entryId, writtenById: staff.id },
      });
      const detail = { referral: String(referralId), points: String(points) };
      await record(tx, referralAudit["referral-corrected"], { userId, actorId: staff.id, detail });
      return ok({ points });
    });
  } catch (error) {
    if (violates(error, "referral_ledger_corrected_once")) return no("corrected");
    throw error;
  }
}
