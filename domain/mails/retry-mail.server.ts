import { and, eq, gt, isNull, notLike, or } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { mails } from "#db/schema/platform.ts";
import { enqueue } from "#platform/queue.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";

/** Tries a mail again now that a server has failed to take. One that was refused for good has lost its contents. */
export async function retryMail(
  staff: Member,
  mailId: string,
): Promise<Result<{}, "forbidden" | "not-failing">> {
  if (!staffMay(staff, "decide")) return no("forbidden");
  return db.transaction(async (tx) => {
    const [failing] = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          eq(mails.id, mailId),
          isNull(mails.sentAt),
          isNull(mails.text),
          gt(mails.attempts, 0),
          or(isNull(mails.lastError), notLike(mails.lastError, "refused%")),
        ),
      )
      .for("update");
    if (!failing) return no("not-failing");
    await enqueue(tx, "deliver-mail", { mailId });
    return ok({});
  });
}
