import { type RefObject, useEffect, useRef, useState } from "react";
import {
  browserDrawer,
  type Draft,
  type DraftPlace,
  draftsOf,
  dropDraft,
  forgetOldDrafts,
  putDraft,
  type Waiting,
} from "../../editing/draft.ts";
import { holdTab, liveTabs } from "../../editing/live-tabs.ts";
import type { Studio } from "../../editing/studio-state.ts";

/**
 * Keeps this window's words in this browser until they are saved, and takes up those that closed
 * windows left of the same document, one after the other. False in the answer's `current` means that
 * the browser keeps nothing: then the page must not be left unsaved.
 */
export function useDrafts<State>(
  place: DraftPlace,
  studio: Studio<State>,
  take: (draft: Draft<State>) => void,
): RefObject<boolean> {
  const isKept = useRef(true);
  const { ownerId, kind, id, tab } = place;
  const { now, kept, saving, unheard, aside } = studio;

  useEffect(() => {
    const own = { ownerId, kind, id, tab };
    const drawer = browserDrawer();
    if (saving.kind === "saved") {
      isKept.current = true;
      return dropDraft(drawer, own);
    }
    const sent = unheard ? { sent: unheard } : {};
    const draft = { base: kept, state: now, at: Date.now(), ...sent, aside };
    isKept.current = putDraft(drawer, own, draft);
  }, [ownerId, kind, id, tab, now, kept, saving.kind, unheard, aside]);

  useEffect(() => holdTab(tab), [tab]);
  useLeftDrafts(place, saving.kind === "saved", take);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isKept.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  return isKept;
}

function useLeftDrafts<State>(
  { ownerId, id, tab }: DraftPlace,
  isSaved: boolean,
  take: (draft: Draft<State>) => void,
): void {
  const [left, setLeft] = useState<readonly Waiting<State>[]>([]);
  const taken = useRef<DraftPlace | null>(null);

  useEffect(() => {
    let isOver = false;
    void leftOf<State>(ownerId, { id, tab }).then((found) => {
      if (!isOver) setLeft(found);
    });
    return () => {
      isOver = true;
    };
  }, [ownerId, id, tab]);

  useEffect(() => {
    if (!isSaved) return;
    // The words taken up last are kept by us now.
    if (taken.current) dropDraft(browserDrawer(), taken.current);
    const [next, ...rest] = left;
    taken.current = next?.place ?? null;
    if (!next) return;
    setLeft(rest);
    take(next);
  }, [isSaved, left, take]);
}

/** What no open window will send: oldest first. */
async function leftOf<State>(
  ownerId: string,
  { id, tab }: Pick<DraftPlace, "id" | "tab">,
): Promise<Waiting<State>[]> {
  forgetOldDrafts(browserDrawer(), Date.now());
  const live = await liveTabs();
  const drafts = draftsOf(browserDrawer(), ownerId) as unknown as Waiting<State>[];
  return drafts.filter(({ place }) => place.id === id && place.tab !== tab && !live.has(place.tab));
}
