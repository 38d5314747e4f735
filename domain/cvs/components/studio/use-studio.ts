import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { CvKind, StateOf } from "../../cv.ts";
import { cvPaths } from "../../cv-paths.ts";
import { isSame } from "../../document/json.ts";
import { newId } from "../../document/new-entry.ts";
import {
  afterChoice,
  afterDraft,
  afterSave,
  type Conflict,
  stateOf,
} from "../../editing/after-save.ts";
import { browserDrawer, type Draft, draftsOf, dropDraft, putDraft } from "../../editing/draft.ts";
import { joinOrStart } from "../../editing/one-on-its-way.ts";
import { notSavedWords, postState } from "../../editing/send-state.ts";
import {
  openStudio,
  type Studio,
  type StudioEvent,
  studioAfter,
  toSend,
} from "../../editing/studio-state.ts";
import { useDrafts } from "./use-drafts.ts";

/** A document as it was when the page opened. */
export type Opened<Document> = StateOf<Document> & {
  id: string;
  ownerId: string;
  kind: CvKind;
  revision: number;
  version: number;
  updatedAt: Date;
};

type Posted<Document> = { state: StateOf<Document>; revision: number };

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

  const go = useCallback((after: ReturnType<typeof afterDraft<Document>>) => {
    if (!after) return;
    const isClash = "conflict" in after;
    if (isClash) setConflict(after.conflict);
    dispatch(isClash ? { kind: "not-kept", saving: { kind: "clashed" } } : after.event);
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
  const isKept = useDrafts({ ownerId, kind, id, tab }, studio, takeDraft);

  const sendNow = useCallback(async () => {
    const { revision, saving, aside } = latest.current;
    // A choice stands open. Answered "saved", the words it asks about would be dropped.
    if (saving.kind === "clashed") return;
    const sent = toSend(latest.current);
    dispatch({ kind: "sent" });
    const sending = { kind, ownerId, revision, tab, state: sent, aside };
    const answer = await postState<Document>(cvPaths.save(id), sending);
    if (answer.kind === "made") return;
    if ("version" in answer) setSaved({ version: answer.version, at: new Date() });
    go(afterSave(answer, { sent, now: latest.current.now }));
  }, [id, ownerId, kind, tab, go]);
  const send = useOneAtATime(sendNow);
  useSaveAtPauses(studio, send);

  const settle = (chosen: State, notChosen: State | null) => {
    if (!conflict) return;
    setConflict(null);
    if (notChosen) dispatch({ kind: "set-aside", states: [notChosen] });
    go(afterChoice(conflict, { chosen, now: latest.current.now }));
  };
  /** Of a document that is gone: its words as a new one, which is opened. */
  const saveAsNew = useOneAtATime(async () => {
    const { now: sent, saving } = latest.current;
    const sending = { kind, ownerId, revision: 0, tab, state: sent, asNew: true } as const;
    const answer = await postState<Document>(cvPaths.save(id), sending);
    if (answer.kind !== "made") {
      const sentence = "sentence" in saving ? saving.sentence : "";
      const refused = notSavedWords(answer);
      return dispatch({ kind: "not-kept", saving: { kind: "gone", sentence, refused } });
    }
    const { now } = latest.current;
    // Typed while it was on its way: the new one takes it up as words left in this browser.
    const place = { ownerId, kind, id: answer.id, tab: newId() };
    if (now !== sent) putDraft(browserDrawer(), place, { base: sent, state: now, at: Date.now() });
    dispatch({ kind: "moved" });
    location.assign(kind === "cv" ? cvPaths.studio(answer.id) : cvPaths.letter(answer.id));
  });
  const forget = () => {
    const own = draftsOf(browserDrawer(), ownerId).filter(({ place }) => place.id === id);
    for (const { place } of own) dropDraft(browserDrawer(), place);
  };
  return { studio, dispatch, conflict, settle, saved, send, saveAsNew, isKept, forget };
}

function useOneAtATime(send: () => Promise<void>): () => Promise<void> {
  const onItsWay = useRef<Promise<void> | null>(null);
  return useCallback(() => joinOrStart(onItsWay, send), [send]);
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
    // Revision 0 is kept nowhere yet, whatever the page says.
    const isKept = opened.revision > 0 && isSame(posted.state, stateOf(opened));
    if (!isKept) dispatch({ kind: "posted", ...posted });
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
