import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { CvKind, StateOf } from "../../cv.ts";
import { cvPaths } from "../../cv-paths.ts";
import { isSame } from "../../document/json.ts";
import { newId } from "../../document/new-entry.ts";
import { afterChoice, afterDraft, type Conflict, stateOf } from "../../editing/after-save.ts";
import { browserDrawer, type Draft, type DraftPlace, dropDraft } from "../../editing/draft.ts";
import {
  openStudio,
  type Studio,
  type StudioEvent,
  studioAfter,
} from "../../editing/studio-state.ts";
import { useDrafts } from "./use-drafts.ts";
import { useSending } from "./use-sending.ts";

/** A document as it was when the page opened. */
export type Opened<Document> = StateOf<Document> & {
  id: string;
  ownerId: string;
  kind: CvKind;
  revision: number;
  version: number;
  updatedAt: Date;
};

type Posted<Document> = {
  state: StateOf<Document>;
  revision: number;
  /** Words that were not chosen, and are not kept yet. */
  aside?: readonly StateOf<Document>[];
};

const PAUSE_MS = 1000;
const AGAIN_MS = 15_000;

/** A CV or a letter on the page, saved at every pause, kept in this browser until it is. */
export function useStudio<Document>(
  opened: Opened<Document>,
  posted: Posted<Document> | undefined,
) {
  type State = StateOf<Document>;
  const { id, ownerId, kind } = opened;
  const step: (studio: Studio<State>, event: StudioEvent<State>) => Studio<State> = studioAfter;
  const [studio, dispatch] = useReducer(step, openStudio(stateOf(opened), opened.revision));
  const [conflict, setConflict] = useState<Conflict<Document> | null>(null);
  const [saved, setSaved] = useState({ version: opened.version, at: opened.updatedAt });
  const latest = useRef(studio);
  latest.current = studio;
  const [tab] = useState(newId);
  /** Where the words are kept: another document once this one is gone and they were made a new one. */
  const [keptIn, setKeptIn] = useState(id);

  const go = useCallback((after: ReturnType<typeof afterDraft<Document>>) => {
    if (!after) return;
    const isClash = "conflict" in after;
    if (isClash) setConflict(after.conflict);
    const { refused } = isClash ? after.conflict : {};
    dispatch(isClash ? { kind: "not-kept", saving: { kind: "clashed", refused } } : after.event);
  }, []);
  const takeDraft = useCallback(
    (draft: Draft<State>) => {
      const states = draft.aside ?? [];
      const after = afterDraft(draft, latest.current);
      if (states.length > 0) {
        dispatch({ kind: "set-aside", states });
        // Nothing else of it is new, but these are still to be kept.
        if (!after) dispatch({ kind: "resumed", state: latest.current.now });
      }
      go(after);
    },
    [go],
  );
  usePosted(opened, posted, dispatch);
  const place = { ownerId, kind, id: keptIn, tab };
  const onKept = useCallback((version: number, id?: string) => {
    setSaved({ version, at: new Date() });
    if (id) setKeptIn(id);
  }, []);
  const { isKept, forget } = useDrafts(place, studio, takeDraft);
  const { send, saveAsNew } = useSending<Document>(place, { latest, dispatch, go, onKept });
  useSaveAtPauses(studio, send);

  const settle = (chosen: State, notChosen: State | null) => {
    if (!conflict) return;
    setConflict(null);
    if (notChosen) dispatch({ kind: "set-aside", states: [notChosen] });
    go(afterChoice(conflict, { chosen, now: latest.current.now }));
  };
  useMoved({ ownerId, kind, id, tab }, { keptIn, isSaved: studio.saving.kind === "saved" });
  return { studio, dispatch, conflict, settle, saved, send, saveAsNew, isKept, forget };
}

/** Once all of it is kept in a new document, that is opened. */
function useMoved(
  { ownerId, kind, id, tab }: DraftPlace,
  { keptIn, isSaved }: { keptIn: string; isSaved: boolean },
): void {
  useEffect(() => {
    if (!isSaved || keptIn === id) return;
    dropDraft(browserDrawer(), { ownerId, kind, id, tab });
    location.assign(cvPaths.edit({ id: keptIn, kind }));
  }, [isSaved, ownerId, kind, id, keptIn, tab]);
}

/** Posted by a plain form before the script came, and sent back with a mistake. */
function usePosted<Document>(
  opened: Opened<Document>,
  posted: Posted<Document> | undefined,
  dispatch: (event: StudioEvent<StateOf<Document>>) => void,
): void {
  const taken = useRef<Posted<Document> | null>(null);
  useEffect(() => {
    if (!posted || taken.current === posted) return;
    taken.current = posted;
    const { state, revision, aside = [] } = posted;
    if (aside.length > 0) dispatch({ kind: "set-aside", states: aside });
    // Revision 0 is kept nowhere yet, whatever the page says.
    const isKept = opened.revision > 0 && isSame(state, stateOf(opened));
    if (!isKept || aside.length > 0) dispatch({ kind: "posted", state, revision });
  }, [opened, posted, dispatch]);
}

function useSaveAtPauses<State>({ now, saving }: Studio<State>, send: () => Promise<void>): void {
  const until = saving.kind === "later" ? saving.until : 0;
  useEffect(() => {
    // Every change of `now` begins the pause anew, but for a wait that was asked for.
    void now;
    const pauses = { waiting: PAUSE_MS, away: AGAIN_MS, later: Math.max(0, until - Date.now()) };
    if (!(saving.kind in pauses)) return;
    const timer = setTimeout(send, pauses[saving.kind as keyof typeof pauses]);
    if (saving.kind !== "later") window.addEventListener("online", send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", send);
    };
  }, [now, saving.kind, until, send]);
}
