import { and, eq, like, or } from "drizzle-orm";
import { db, type Transaction } from "#db/client.server.ts";
import { ambassadorPages as pages } from "#db/schema/ambassadors.ts";
import { pageSlugs } from "#db/schema/pages.ts";
import { record } from "#domain/audit/security-events.server.ts";
import { addFile, removeFiles } from "#platform/files/files.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import type { Member } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { slugOf } from "#rules/slug.ts";
import { editorialAudit } from "../../audit-kinds.ts";
import { type StoredPhoto, storePhoto } from "../../stories/story-photo.server.ts";
import { AMBASSADOR_TAG, ambassadorType } from "../ambassador-type.ts";
import type { OwnPageInput } from "./own-page.schema.ts";
import type { OwnPageRefusal } from "./own-page.ts";

type Sending = { input: OwnPageInput; photo: Buffer };

/** Sends an ambassador's words to our staff. What readers see stays until they approve. */
export async function sendOwnPage(
  member: Member,
  { input, photo }: Sending,
  now: Date,
): Promise<Result<null, OwnPageRefusal>> {
  if (member.role !== "ambassador") return no("forbidden");
  const stored = await storePhoto(photo);
  if (!stored.ok) return stored;
  await db.transaction(async (tx) => {
    const id = await write(tx, member.id, { input, photo: stored.value, now });
    const detail = { page: String(id) };
    await record(tx, editorialAudit["ambassador-page-sent"], {
      ...{ actorId: member.id, userId: member.id, detail },
    });
  });
  return ok(null);
}

type Writing = { input: OwnPageInput; photo: StoredPhoto | null; now: Date };

async function write(tx: Transaction, userId: string, { input, photo, now }: Writing) {
  const { removesPhoto, agrees: _agrees, ...draft } = input;
  if (photo) await addFile(tx, photo.file);
  const fresh = { draft, state: "waiting", note: null, sentAt: now } as const;
  const before = await lockOwn(tx, userId);
  if (!before) {
    const slug = await freeSlug(tx, draft.name);
    const [added] = await tx
      .insert(pages)
      .values({ ...fresh, userId, slug, draftFileId: photo?.file.id ?? null })
      .returning({ id: pages.id });
    return added!.id;
  }
  const kept = removesPhoto ? null : before.draftFileId;
  const draftFileId = photo?.file.id ?? kept;
  await tx
    .update(pages)
    .set({ ...fresh, draftFileId, revision: before.revision + 1 })
    .where(eq(pages.id, before.id));
  await removeUnused(tx, before, { draftFileId, liveFileId: before.liveFileId });
  return before.id;
}

/** Takes it off at once: that needs nobody's leave. The words stay for another time. */
export async function takeOwnPageOff(member: Member): Promise<Result<null, OwnPageRefusal>> {
  const done = await db.transaction(async (tx): Promise<Result<null, OwnPageRefusal>> => {
    const page = await lockOwn(tx, member.id);
    if (!page) return no("not-found");
    const off = { live: null, liveFileId: null, state: "off" } as const;
    await tx
      .update(pages)
      .set({ ...off, revision: page.revision + 1 })
      .where(eq(pages.id, page.id));
    await removeUnused(tx, page, { draftFileId: page.draftFileId, liveFileId: null });
    const detail = { page: String(page.id) };
    await record(tx, editorialAudit["ambassador-page-taken-off"], {
      ...{ actorId: member.id, userId: member.id, detail },
    });
    return ok(null);
  });
  if (done.ok) invalidatePages(AMBASSADOR_TAG);
  return done;
}

type Photos = { draftFileId: string | null; liveFileId: string | null };

/** Photos that neither the draft nor the public page shows any more. */
export async function removeUnused(tx: Transaction, before: Photos, after: Photos): Promise<void> {
  const used = [after.draftFileId, after.liveFileId];
  const old = new Set([before.draftFileId ?? [], before.liveFileId ?? []].flat());
  await removeFiles(
    tx,
    [...old].filter((id) => !used.includes(id)),
  );
}

async function lockOwn(tx: Transaction, userId: string) {
  const [page] = await tx.select().from(pages).where(eq(pages.userId, userId)).for("update");
  return page;
}

/** "ada", or "ada-2" where another has that address or had it. */
async function freeSlug(tx: Transaction, name: string): Promise<string> {
  const wanted = slugOf(name) || "ambassador";
  const isLike = (column: typeof pages.slug | typeof pageSlugs.slug) =>
    or(eq(column, wanted), like(column, `${wanted}-%`));
  const own = await tx.select({ slug: pages.slug }).from(pages).where(isLike(pages.slug));
  const ours = await tx
    .select({ slug: pageSlugs.slug })
    .from(pageSlugs)
    .where(and(eq(pageSlugs.type, ambassadorType.name), isLike(pageSlugs.slug)));
  const taken = new Set(
    [...own, ...ours, { slug: "apply" }, { slug: "photos" }].map(({ slug }) => slug),
  );
  let slug = wanted;
  for (let n = 2; taken.has(slug); n += 1) slug = `${wanted}-${n}`;
  return slug;
}
