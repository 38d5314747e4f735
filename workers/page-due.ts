import { pageTypes } from "#domain/page-types.ts";
import { performDue } from "#domain/pages/drafts/perform-due.server.ts";

/** A moment for which a page was scheduled, to be published or taken off. */
export async function pageDue({ pageId }: { pageId: number }): Promise<void> {
  await performDue(pageTypes, pageId, new Date());
}
