import { eq } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { ambassadorPages as pages } from "#db/schema/ambassadors.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { editorialAudit } from "../../audit-kinds.ts";
import { AMBASSADOR_TAG } from "../ambassador-type.ts";
import { type OwnPageRefusal, ownPagePaths } from "./own-page.ts";
import { removeUnused } from "./write-own-page.server.ts";

type Decision = {
  pageId: number;
  /** The state of the words that was read. */
  revision: number;
  isApproved: boolean;
  note: string | null;
};
type Decided = Result<{ name: string }, OwnPageRefusal>;

/** Shows what was read to everybody, or sends it back with a reason; once, and a mail tells them. */
export async function decideOwnPage(
  staff: Member,
  decision: Decision,
  now: Date,
): Promise<Decided> {
  if (!staffMay(staff, "change-settings")) return no("forbidden");
  if (!decision.isApproved && !decision.note) return no("note-missing");
  const decided = await db.transaction((tx) => decide(tx, { staff, decision, now }));
  if (decided.ok && decision.isApproved) invalidatePages(AMBASSADOR_TAG);
  return decided;
}

type Deciding = { staff: Member; decision: Decision; now: Date };

async function decide(tx: Transaction, { staff, decision, now }: Deciding): Promise<Decided> {
  const { pageId, revision, isApproved, note } = decision;
  const [page] = await tx.select().from(pages).where(eq(pages.id, pageId)).for("update");
  if (!page) return no("not-found");
  if (page.state !== "waiting" || page.revision !== revision) return no("changed");
  const { draft, draftFileId } = page;
  const shown = { live: draft, liveFileId: draftFileId, publishedAt: page.publishedAt ?? now };
  await tx
    .update(pages)
    .set({
      ...(isApproved ? shown : {}),
      state: isApproved ? "approved" : "sent-back",
      ...{ note: isApproved ? null : note, decidedAt: now, decidedById: staff.id },
    })
    .where(eq(pages.id, pageId));
  if (isApproved) await removeUnused(tx, page, { draftFileId, liveFileId: draftFileId });
  const kind = isApproved ? "ambassador-page-approved" : "ambassador-page-sent-back";
  const detail = { page: String(pageId) };
  await record(tx, editorialAudit[kind], { actorId: staff.id, userId: page.userId, detail });
  const [owner] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, page.userId));
  const link = linkTo(isApproved ? ownPagePaths.page(page.slug) : ownPagePaths.desk);
  const props = { name: owner!.name, isApproved, note, link };
  await sendMail(tx, { template: "ambassador-page-decided", to: owner!.email, props });
  return ok({ name: draft.name });
}
