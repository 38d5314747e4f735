import type { Transaction } from "#db/client.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { pageAudit } from "../audit-kinds.ts";
import { changing, type PageKey } from "../change-page.server.ts";
import { isLive } from "../page.ts";
import type { AnyPageType } from "../page-type.ts";
import { mayPublish } from "../permissions.ts";
import type { PageRefusal } from "../refusals.ts";
import { updatePage } from "../write-page.server.ts";
import { type LockedDraft, lockDraft, setDraft } from "./lock-draft.server.ts";

type Answer = Promise<Result<null, PageRefusal>>;

/** Takes a page off by itself at a moment to come. */
export async function scheduleEnd(
  type: AnyPageType,
  staff: Member,
  { at, ...key }: PageKey & { at: Date },
  now: Date,
): Answer {
  if (!mayPublish(staff)) return no("forbidden");
  if (at <= now) return no("past-moment");
  return changing(type, async (tx): Answer => {
    const locked = await lockDraft(tx, type, key, now);
    if (!locked) return no("not-found");
    const { page, draft } = locked;
    if (!isLive(page, now) && draft.publishAt === null) return no("not-published");
    if (draft.publishAt && at <= draft.publishAt) return no("ends-before-it-begins");
    await setDraft(tx, page.id, { unpublishAt: at, scheduledById: staff.id });
    await enqueue(tx, "page-due", { pageId: page.id }, { startAfter: at });
    const detail = { type: type.name, page: page.slug, end: at.toISOString() };
    await record(tx, pageAudit["page-scheduled"], { actorId: staff.id, detail });
    return ok(null);
  });
}

/** Nothing happens by itself any more. What readers see now stays as it is. */
export async function cancelSchedule(
  type: AnyPageType,
  staff: Member,
  { what, ...key }: PageKey & { what: "publish" | "unpublish" },
  now: Date,
): Answer {
  if (!mayPublish(staff)) return no("forbidden");
  return changing(type, async (tx): Answer => {
    const locked = await lockDraft(tx, type, key, now);
    if (!locked) return no("not-found");
    if (what === "publish") await cancelPublishing(tx, type, locked, { staff, now });
    else await setDraft(tx, locked.page.id, { unpublishAt: null });
    const detail = { type: type.name, page: locked.page.slug, what };
    await record(tx, pageAudit["page-schedule-cancelled"], { actorId: staff.id, detail });
    return ok(null);
  });
}

async function cancelPublishing(
  tx: Transaction,
  type: AnyPageType,
  { page }: LockedDraft,
  { staff, now }: { staff: Member; now: Date },
): Promise<void> {
  const isWaiting = page.status === "scheduled" && !isLive(page, now);
  const back = { ...page, status: "draft", publishedAt: null } as const;
  const { revision } = isWaiting
    ? await updatePage(tx, type, back, { byId: staff.id, at: now })
    : page;
  await setDraft(tx, page.id, { publishAt: null, publishRevision: null, baseRevision: revision });
}
