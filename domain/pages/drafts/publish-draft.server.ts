import type { Transaction } from "#db/client.server.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { pageAudit } from "../audit-kinds.ts";
import { changing, type PageKey } from "../change-page.server.ts";
import { isLive, type Page } from "../page.ts";
import type { AnyPageType } from "../page-type.ts";
import { mayPublish } from "../permissions.ts";
import type { PageRefusal } from "../refusals.ts";
import { updatePage } from "../write-page.server.ts";
import { type Applied, applyDraft } from "./apply-draft.server.ts";
import { checkWords, type WordErrors } from "./check-words.server.ts";
import { draftVersions } from "./draft-versions.server.ts";
import { type LockedDraft, lockDraft, setDraft } from "./lock-draft.server.ts";

export type NotReady = { ok: false; error: "not-ready"; errors: WordErrors };
type Published = Result<Page<unknown>, Exclude<PageRefusal, "not-ready">> | NotReady;

/** Opens what the draft says now to everybody: at once, or at a moment to come. */
export async function publishDraft(
  type: AnyPageType,
  staff: Member,
  { at, ...key }: PageKey & { at?: Date | undefined },
  now: Date,
): Promise<Published> {
  if (!mayPublish(staff)) return no("forbidden");
  if (at && at <= now) return no("past-moment");
  return changing(type, async (tx): Promise<Published> => {
    const locked = await lockDraft(tx, type, key, now);
    if (!locked) return no("not-found");
    const checked = checkWords(type, locked.draft.state);
    if (!checked.ok) return { ok: false, error: "not-ready", errors: checked.errors };
    const { unpublishAt, revision } = locked.draft;
    if (at && unpublishAt && unpublishAt <= at) return no("ends-before-it-begins");
    const words = { words: checked.words, revision };
    if (at) return ok(await schedule(tx, type, locked, { ...words, staff, at, now }));
    const page = await applyDraft(tx, type, locked, { ...words, byId: staff.id, now });
    const detail = { type: type.name, page: page.slug };
    await record(tx, pageAudit["page-published"], { actorId: staff.id, detail });
    return ok(page);
  });
}

type Schedule = Applied & { staff: Member; at: Date; now: Date };

/**
 * This very revision is published at that moment, whatever is typed meanwhile. A page nobody reads
 * yet has its words from now on, and is live by the clock even if the queue comes late.
 */
async function schedule(
  tx: Transaction,
  type: AnyPageType,
  { page, draft }: LockedDraft,
  { words, revision, staff, at, now }: Schedule,
): Promise<Page<unknown>> {
  const next = { status: "scheduled", publishedAt: at } as const;
  const changed = isLive(page, now)
    ? page
    : await updatePage(tx, type, { ...page, ...words, ...next }, { byId: staff.id, at: now });
  const name = `Scheduled for ${dateFormat("dayMonthTime", "Europe/London").format(at)}`;
  await draftVersions(page.id).name(tx, revision, name);
  await setDraft(tx, page.id, {
    ...{ publishAt: at, publishRevision: revision, scheduledById: staff.id },
    ...{ baseRevision: changed.revision },
    ...(draft.stage === "review" ? { stage: "approved", stageById: staff.id, stageAt: now } : {}),
  });
  await enqueue(tx, "page-due", { pageId: page.id }, { startAfter: at });
  const detail = { type: type.name, page: page.slug, at: at.toISOString() };
  await record(tx, pageAudit["page-scheduled"], { actorId: staff.id, detail });
  return changed;
}
