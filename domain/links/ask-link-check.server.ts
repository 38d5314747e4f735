import { db, type Transaction } from "#db/client.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { linkAudit } from "./audit-kinds.ts";

/** Runs the nightly check now. Asked twice, it runs once. */
export async function askLinkCheck(staff: Member): Promise<Result<{}, "forbidden">> {
  if (!staffMay(staff, "publish")) return no("forbidden");
  await db.transaction(async (tx) => {
    await queueLinkCheck(tx);
    await record(tx, linkAudit["link-check-asked"], { actorId: staff.id });
  });
  return ok({});
}

/** Also without anybody asking: a fresh demo shows how its links stand. */
export async function queueLinkCheck(tx: Transaction): Promise<void> {
  await enqueue(tx, "check-links", {}, { singletonKey: "all" });
}
