import { useCallback, useEffect, useRef, useState } from "react";
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
import { holdTab, liveTabs, whenGone } from "../../editing/live-tabs.ts";
import type { Studio } from "../../editing/studio-state.ts";

type Drafts = {
  /** False where the browser keeps nothing: then the page must not be left unsaved. */
  isKept: boolean;
  /** Takes this document's words out of this browser, but for those of other open windows. */
  forget: () => Promise<void>;
};

/**
 * Keeps this window's words in this browser until they are saved, and takes up those that closed
 * windows left of the same document, one after the other.
 */
export function useDrafts<State>(
  place: DraftPlace,
  studio: Studio<State>,
  take: (draft: Draft<State>) => void,
): Drafts {
  const [isKept, setKept] = useState(true);
  /** Words that are to be forgotten are not put back by an answer that comes late. */
  const forgotten = useRef<State | null>(null);
  const { ownerId, kind, id, tab } = place;
  const { now, kept, saving, onItsWay, unheard, aside } = studio;

  useEffect(() => {
    const own = { ownerId, kind, id, tab };
    const drawer = browserDrawer();
    if (saving.kind === "saved") {
      setKept(true);
      return dropDraft(drawer, own);
    }
    if (forgotten.current === now) return;
    const mayHaveArrived = onItsWay ?? unheard;
    const sent = mayHaveArrived ? { sent: mayHaveArrived } : {};
    const draft = { base: kept, state: now, at: Date.now(), ...sent, aside };
    setKept(putDraft(drawer, own, draft));
  }, [ownerId, kind, id, tab, now, kept, saving.kind, onItsWay, unheard, aside]);

  useEffect(() => holdTab(tab), [tab]);
  useLeftDrafts(place, saving.kind === "saved", take);
  useWarning(!isKept);

  const forget = useCallback(async () => {
    forgotten.current = now;
    dropDraft(browserDrawer(), { ownerId, kind, id, tab });
    const { left } = await waitingOf<State>(ownerId, { id, tab });
    for (const each of left) dropDraft(browserDrawer(), each.place);
  }, [ownerId, kind, id, tab, now]);
  return { isKept, forget };
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
  { ownerId, id, tab }: DraftPlace,
  isSaved: boolean,
  take: (draft: Draft<State>) => void,
): void {
  const [left, setLeft] = useState<readonly Waiting<State>[]>([]);
  const taken = useRef<DraftPlace | null>(null);

  useEffect(() => {
    const over = new AbortController();
    const add = (found: readonly Waiting<State>[]) => {
      if (!over.signal.aborted) setLeft((before) => [...before, ...found]);
    };
    void waitingOf<State>(ownerId, { id, tab }).then(({ left: found, held }) => {
      add(found);
      for (const { place } of held) {
        const gone = whenGone(place.tab, over.signal).catch(() => over.abort());
        void gone.then(() => add(stillThere<State>(place)));
      }
    });
    return () => over.abort();
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

type Found<State> = {
  /** What no open window will send: oldest first. */
  left: Waiting<State>[];
  /** Of windows that are open, or were closed just now. */
  held: Waiting<State>[];
};

async function waitingOf<State>(
  ownerId: string,
  { id, tab }: Pick<DraftPlace, "id" | "tab">,
): Promise<Found<State>> {
  forgetOldDrafts(browserDrawer(), Date.now());
  const live = await liveTabs();
  const drafts = draftsOf(browserDrawer(), ownerId) as unknown as Waiting<State>[];
  const others = drafts.filter(({ place }) => place.id === id && place.tab !== tab);
  return {
    left: others.filter(({ place }) => !live.has(place.tab)),
    held: others.filter(({ place }) => live.has(place.tab)),
  };
}

/** A window that was closed after its words were saved left none. */
function stillThere<State>({ ownerId, id, tab }: DraftPlace): Waiting<State>[] {
  const drafts = draftsOf(browserDrawer(), ownerId) as unknown as Waiting<State>[];
  return drafts.filter(({ place }) => place.id === id && place.tab === tab);
}
