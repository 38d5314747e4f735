import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { cvReviews, cvs } from "#db/schema/cvs.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { cvPaths } from "../document/cv-paths.ts";

const QUIET_MS = 12 * 3600_000;

/** Notes that an adviser wrote, and mails its owner unless another comment came a little before. */
export async function notifyOwner(tx: Transaction, cvId: string, now: Date): Promise<void> {
  const isOpen = and(eq(cvReviews.cvId, cvId), isNull(cvReviews.endedAt));
  const before = new Date(now.getTime() - QUIET_MS);
  const wasQuiet = or(isNull(cvReviews.answeredAt), lt(cvReviews.answeredAt, before));
  const first = await tx
    .update(cvReviews)
    .set({ answeredAt: now })
    .where(and(isOpen, wasQuiet))
    .returning({ id: cvReviews.id });
  if (first.length === 0) {
    await tx.update(cvReviews).set({ answeredAt: now }).where(isOpen);
    return;
  }
  const [cv] = await tx
    .select({ title: cvs.title, kind: cvs.kind, name: users.name, email: users.email })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.ownerId))
    .where(eq(cvs.id, cvId));
  if (!cv) return;
  const { title, kind, name, email } = cv;
  const link = linkTo(kind === "cv" ? cvPaths.studio(cvId) : cvPaths.letter(cvId));
  await sendMail(tx, { template: "cv-commented", to: email, props: { name, title, link } });
}
