import { pageDraftVersions } from "#db/schema/pages.ts";
import { versionsOf } from "#domain/drafts/versions.server.ts";
import type { DraftWords } from "./page-draft.ts";

export function draftVersions(pageId: number) {
  return versionsOf<DraftWords>(pageDraftVersions, { pageId });
}
