import { record } from "#domain/audit/security-events.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { pageAudit } from "./audit-kinds.ts";
import { changing, lockPage, type PageKey } from "./change-page.server.ts";
import { isLive, type Page, type PageContent } from "./page.ts";
import type { PageType } from "./page-type.ts";
import { mayPublish } from "./permissions.ts";
import type { PageRefusal } from "./refusals.ts";
import { updatePage } from "./write-page.server.ts";

type Published<Fields> = Promise<Result<Page<Fields>, PageRefusal>>;
type Publication = Pick<PageContent<unknown>, "status" | "publishedAt">;

/** Opens a page to everybody: now, or at a moment to come. The day of its first publication stays. */
export async function publishPage<Fields>(
  type: PageType<Fields>,
  staff: Member,
  { from, ...key }: PageKey & { from?: Date },
  now: Date,
): Published<Fields> {
  return setStatus(type, { staff, now, kind: "page-published" }, key, ({ publishedAt, status }) => {
    if (from && from > now) return { status: "scheduled", publishedAt: from };
    const wasLive = status !== "scheduled" || isLive({ status, publishedAt }, now);
    return { status: "published", publishedAt: (wasLive ? publishedAt : null) ?? now };
  });
}

/** Takes a page away from everybody but staff. What it says stays. */
export async function unpublishPage<Fields>(
  type: PageType<Fields>,
  staff: Member,
  key: PageKey,
  now: Date,
): Published<Fields> {
  return setStatus(type, { staff, now, kind: "page-unpublished" }, key, (page) => ({
    status: "unpublished",
    // A moment that never came is no day of publication.
    publishedAt: page.publishedAt && page.publishedAt <= now ? page.publishedAt : null,
  }));
}

type Act = { staff: Member; now: Date; kind: "page-published" | "page-unpublished" };

async function setStatus<Fields>(
  type: PageType<Fields>,
  { staff, now, kind }: Act,
  key: PageKey,
  change: (page: Page<Fields>) => Publication,
): Published<Fields> {
  if (!mayPublish(staff)) return no("forbidden");
  return changing(type, async (tx): Published<Fields> => {
    const page = await lockPage(tx, type, key);
    if (!page) return no("not-found");
    const next = change(page);
    if (next.status === page.status && next.publishedAt === page.publishedAt) return ok(page);
    const changed = await updatePage(tx, type, { ...page, ...next }, { byId: staff.id, at: now });
    const detail = { type: type.name, page: page.slug };
    await record(tx, pageAudit[kind], { actorId: staff.id, detail });
    return ok(changed);
  });
}
