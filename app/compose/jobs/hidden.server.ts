import type { SignedVisitor } from "#domain/accounts/visitor.ts";
import type { BoardView } from "#domain/jobs/board/board-view.ts";
import { hiddenAmong } from "#domain/jobs/hidden/hidden-jobs.queries.server.ts";
import { maySaveJobs } from "#domain/jobs/saved/toggle.schema.ts";

/** Which of these a reader hid; null for readers who cannot hide any. */
export async function hiddenFor(
  visitor: SignedVisitor,
  jobIds: readonly number[],
): Promise<ReadonlySet<number> | null> {
  if (visitor.kind === "guest" || !maySaveJobs(visitor)) return null;
  return hiddenAmong(visitor.id, jobIds);
}

/**
 * The board without what its reader hid. Every count stays that of the whole board, and the page
 * says how many of its own it leaves out.
 */
export function withoutHidden(view: BoardView, hidden: ReadonlySet<number> | null): BoardView {
  if (!hidden) return view;
  const cards = view.cards.filter(({ id }) => !hidden.has(id));
  return { ...view, cards, hidden: hiddenWords(hidden.size) };
}

function hiddenWords(count: number): string {
  if (count === 0) return "";
  return `${count} of these ${count === 1 ? "is" : "are"} hidden by you.`;
}
