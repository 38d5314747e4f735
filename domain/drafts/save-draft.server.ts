import type { Transaction } from "#db/client.server.ts";
import { type DraftType, mergeDrafts } from "./draft-type.ts";
import { isSame } from "./json.ts";

export type Revision = { revision: number; version: number };
export type Current<State> = Revision & { state: State };

/** Where documents of one kind are stored. Every function works on one document. */
export type DraftStore<State> = {
  /** The document as it is now, its row locked until the transaction ends; null where it is gone. */
  lock: (tx: Transaction) => Promise<Current<State> | null>;
  /** What it was at a revision, or at the nearest before it that is still stored. */
  stateAt: (tx: Transaction, revision: number) => Promise<State | null>;
  /** Writes the next revision. `isNewVersion` leaves the version before it in the history. */
  write: (tx: Transaction, write: Write<State>) => Promise<Revision>;
  /** Gives the current version a name by which its owner finds it, so that it is never replaced. */
  nameTheirs: (tx: Transaction, current: Revision) => Promise<void>;
};

export type Write<State> = Revision & { state: State; isNewVersion: boolean };

export type SaveOutcome<State> =
  | ({ kind: "saved" } & Revision)
  /**
   * Somebody else saved first. Both changes are in `state`; where both changed the same section, it
   * has mine, and theirs is the version `conflict` names.
   */
  | ({ kind: "merged"; state: State; conflict: { version: number } | null } & Revision);

type Save<State> = {
  state: State;
  /** The revision it was typed on. */
  baseRevision: number;
};

/**
 * Saves a document, or merges it with what was saved meanwhile. The row lock decides who was first.
 * Null where the document is gone.
 */
export async function saveDraft<State>(
  tx: Transaction,
  { type, store }: { type: DraftType<State>; store: DraftStore<State> },
  { state: mine, baseRevision }: Save<State>,
): Promise<SaveOutcome<State> | null> {
  const current = await store.lock(tx);
  if (!current) return null;
  const { state: theirs, revision, version } = current;
  if (isSame(mine, theirs)) return { kind: "saved", revision, version };
  if (revision === baseRevision) {
    const write = { state: mine, revision, version, isNewVersion: false };
    return { kind: "saved", ...(await store.write(tx, write)) };
  }
  const base = await store.stateAt(tx, baseRevision);
  const { merged: state, conflicts } = mergeDrafts(type, { base, mine, theirs });
  if (isSame(state, theirs)) return { kind: "merged", ...current, conflict: null };
  const conflict = conflicts.length > 0 ? { version } : null;
  if (conflict) await store.nameTheirs(tx, current);
  const written = await store.write(tx, { state, revision, version, isNewVersion: true });
  return { kind: "merged", ...written, state, conflict };
}
