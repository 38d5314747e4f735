import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import { savedAmong } from "#domain/jobs/saved/saved-jobs.queries.server.ts";
import type { SavesView } from "#domain/jobs/saved/saves-view.ts";
import { maySaveJobs } from "#domain/jobs/saved/toggle.schema.ts";

/** Guests are shown the buttons too: pressing one asks them to sign in. Null where nobody can save. */
export async function savesFor(
  visitor: SignedVisitor,
  jobIds: readonly number[],
  url: URL,
): Promise<SavesView | null> {
  const back = url.pathname.replace(/\.data$/, "") + url.search;
  if (visitor.kind === "guest") return { ids: [], back };
  if (!maySaveJobs(visitor)) return null;
  return { ids: await savedAmong(visitor.id, jobIds), back };
}
