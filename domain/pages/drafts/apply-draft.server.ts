import type { Transaction } from "#db/client.server.ts";
import { isLive, type Page, type PageWords } from "../page.ts";
import type { AnyPageType } from "../page-type.ts";
import { updatePage } from "../write-page.server.ts";
import { type LockedDraft, setDraft } from "./lock-draft.server.ts";

export type Applied = { words: PageWords<unknown>; revision: number };
type By = { byId: string | null; now: Date };

/** Writes a revision of a draft into its page, for everybody to read. The first day of publication stays. */
export async function applyDraft(
  tx: Transaction,
  type: AnyPageType,
  { page, draft }: LockedDraft,
  { words, revision, byId, now }: Applied & By,
): Promise<Page<unknown>> {
  const { status, publishedAt } = page;
  const wasLive = status !== "scheduled" || isLive({ status, publishedAt }, now);
  const next = { status: "published", publishedAt: (wasLive ? publishedAt : null) ?? now } as const;
  const published = await updatePage(tx, type, { ...page, ...words, ...next }, { byId, at: now });
  const isWhole = draft.revision === revision;
  await setDraft(tx, page.id, {
    ...{ publishedRevision: revision, baseRevision: published.revision },
    ...{ publishAt: null, publishRevision: null },
    // What was typed after that revision was not decided on.
    ...(isWhole ? { stage: "writing", stageById: null, stageAt: null } : {}),
  });
  return published;
}
