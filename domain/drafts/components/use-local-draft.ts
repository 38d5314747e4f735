import { useCallback, useEffect, useRef, useState } from "react";
import { heldDrafts, holdDraft, whenLeft } from "../draft-locks.ts";
import type { Editor } from "../editor.ts";
import {
  browserDrawer,
  type DraftPlace,
  draftKey,
  draftsOf,
  dropDraft,
  dropFound,
  dropOldDrafts,
  type FoundDraft,
  type LocalDraft,
  putDraft,
} from "../local-draft.ts";

type StoredDraft = {
  /** False where the browser stores nothing: then the page must not be left unsaved. */
  isStored: boolean;
  /** Takes this document's words out of this browser, but for those of other open windows. */
  forget: () => Promise<void>;
};

/**
 * Stores this window's words in this browser until they are saved, and restores those that closed
 * windows left of the same document, one after the other.
 */
export function useLocalDraft<State>(
  place: DraftPlace,
  editor: Editor<State>,
  restore: (draft: LocalDraft<State>) => void,
): StoredDraft {
  const [isStored, setStored] = useState(true);
  /** Words that are to be forgotten are not put back by an answer that comes late. */
  const forgotten = useRef<State | null>(null);
  const { ownerId, kind, id, window: own } = place;
  const { now, revision, saving, sent } = editor;

  useEffect(() => {
    const here = { ownerId, kind, id, window: own };
    if (saving.kind === "saved") {
      setStored(true);
      return dropDraft(browserDrawer(), here);
    }
    if (forgotten.current === now) return;
    const draft = { state: now, revision, at: Date.now(), ...(sent ? { sent } : {}) };
    setStored(putDraft(browserDrawer(), here, draft));
  }, [ownerId, kind, id, own, now, revision, saving.kind, sent]);

  useEffect(
    () => holdDraft(draftKey({ ownerId, kind, id, window: own })),
    [ownerId, kind, id, own],
  );
  useLeftDrafts({ ownerId, kind, id, window: own }, editor, restore);
  useWarning(!isStored);

  const forget = useCallback(async () => {
    forgotten.current = now;
    const here = { ownerId, kind, id, window: own };
    dropDraft(browserDrawer(), here);
    const held = await heldDrafts();
    const left = otherDrafts(here).filter((each) => !held.has(draftKey(each.place)));
    for (const each of left) dropDraft(browserDrawer(), each.place);
  }, [ownerId, kind, id, own, now]);
  return { isStored, forget };
}

/** Closing the page would take words with it that are nowhere else. */
function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}

function useLeftDrafts<State>(
  { ownerId, kind, id, window: own }: DraftPlace,
  { now, saving }: Editor<State>,
  restore: (draft: LocalDraft<State>) => void,
): void {
  const [left, setLeft] = useState<readonly FoundDraft<State>[]>([]);
  /** The draft whose words are on the page, or were before somebody typed on. */
  const taken = useRef<FoundDraft<State> | null>(null);
  const isSaved = saving.kind === "saved";

  useEffect(() => {
    const here = { ownerId, kind, id, window: own };
    const over = new AbortController();
    dropOldDrafts(browserDrawer(), Date.now());
    const takeUp = (key: string) => {
      // A window that was closed after its words were saved left none.
      const found = otherDrafts<State>(here).filter(({ place }) => draftKey(place) === key);
      if (!over.signal.aborted) setLeft((before) => [...before, ...found]);
    };
    for (const { place } of otherDrafts(here)) {
      const key = draftKey(place);
      whenLeft(key, over.signal).then(
        () => takeUp(key),
        () => undefined,
      );
    }
    return () => over.abort();
  }, [ownerId, kind, id, own]);

  useEffect(() => {
    const [next, ...rest] = left;
    // Where somebody typed in the same moment it was not restored: that is tried again once saved.
    if (next && now === next.state) taken.current = next;
    if (!isSaved || !next) return;
    if (taken.current !== next) return restore(next);
    // The words restored last are saved now.
    dropFound(browserDrawer(), next);
    setLeft(rest);
  }, [isSaved, left, now, restore]);
}

/** What other windows have of the same document, oldest first. */
function otherDrafts<State>({ ownerId, kind, id, window: own }: DraftPlace): FoundDraft<State>[] {
  return draftsOf<State>(browserDrawer(), ownerId).filter(
    ({ place }) => place.kind === kind && place.id === id && place.window !== own,
  );
}
