import type { Transaction } from "#db/client.server.ts";
import { recordActivity } from "#domain/activity/record-activity.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { accountActivity } from "../activity-kinds.ts";
import { accountAudit } from "../audit-kinds.ts";

type SignIn = { userId: string; detail: Record<string, string>; now: Date };

/** Every sign-in is on the security trail; activity counts the day. */
export async function recordSignIn(
  tx: Transaction,
  { userId, detail, now }: SignIn,
): Promise<void> {
  await record(tx, accountAudit["signed-in"], { userId, detail });
  await recordActivity(tx, accountActivity["signed-in"], { userId, at: now });
}
