import { db } from "#db/client.server.ts";
import type { PageKey } from "../change-page.server.ts";
import type { Page } from "../page.ts";
import type { AnyPageType } from "../page-type.ts";
import { draftVersions } from "./draft-versions.server.ts";
import { type DraftRow, lockDraft } from "./lock-draft.server.ts";

export type OpenedDraft = { page: Page<unknown>; draft: DraftRow; version: number };

/** A page and its draft as an editor opens it; null where there is no such page. */
export async function openDraft(
  type: AnyPageType,
  key: PageKey,
  now: Date,
): Promise<OpenedDraft | null> {
  return db.transaction(async (tx) => {
    const locked = await lockDraft(tx, type, key, now);
    if (!locked) return null;
    const { pageId, revision } = locked.draft;
    return { ...locked, version: await draftVersions(pageId).numberAt(tx, revision) };
  });
}
