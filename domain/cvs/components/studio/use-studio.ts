import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { Cv, CvState } from "../../cv.ts";
import { cvPaths } from "../../cv-paths.ts";
import { isSame } from "../../document/json.ts";
import { mergeStates } from "../../document/merge.ts";
import { newId } from "../../document/new-entry.ts";
import { dropDraft, putDraft, takeDraft } from "../../editing/draft.ts";
import type { SaveAnswer } from "../../editing/save-answer.ts";
import { postState } from "../../editing/send-state.ts";
import { openStudio, type Studio, studioAfter } from "../../editing/studio-state.ts";

type Conflict = Omit<Extract<SaveAnswer, { kind: "conflict" }>, "kind"> & {
  /** What this window held when it was found: whatever was typed since is put on top of the choice. */
  since: CvState;
};

const PAUSE_MS = 1000;
const AGAIN_MS = 15_000;

/** The CV on the page, saved at every pause, kept in this browser until it is. */
export function useStudio(cv: Cv, posted: Resumed | undefined) {
  const first: CvState = { title: cv.title, look: cv.look, document: cv.document };
  const [studio, dispatch] = useReducer(studioAfter, openStudio(first, cv.revision));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saved, setSaved] = useState({ version: cv.version, at: cv.updatedAt });
  const latest = useRef<Studio>(studio);
  latest.current = studio;
  const isSending = useRef(false);
  const [tab] = useState(newId);

  useResumedDraft(cv, posted, (draft) =>
    dispatch({ kind: "resumed", state: draft.state, revision: draft.revision }),
  );
  useDraftOf(cv.id, studio);

  const clash = useCallback((found: Conflict) => {
    setConflict(found);
    dispatch({ kind: "not-kept", saving: { kind: "clashed" } });
  }, []);

  const send = useCallback(async () => {
    // Two at once would clash with each other.
    if (isSending.current) return;
    isSending.current = true;
    const { now: sent, revision } = latest.current;
    dispatch({ kind: "sent" });
    const answer = await postState(cvPaths.save(cv.id), { revision, tab, state: sent });
    isSending.current = false;
    switch (answer.kind) {
      case "saved":
        setSaved({ version: answer.version, at: new Date() });
        return dispatch({ kind: "kept", revision: answer.revision, state: sent });
      case "merged": {
        const { title, look, document } = answer;
        const kept = { title, look, document };
        const { now } = latest.current;
        const { revision } = answer;
        const { merged, clashes } = mergeStates({ base: sent, mine: now, theirs: kept });
        setSaved({ version: answer.version, at: new Date() });
        if (clashes.length > 0) return clash({ revision, merged, clashes, since: now });
        return dispatch({ kind: "merged", revision, kept, now: now === sent ? kept : merged });
      }
      case "conflict":
        return clash({ ...answer, since: sent });
      default:
        return dispatch({ kind: "not-kept", saving: answer });
    }
  }, [cv.id, tab, clash]);

  useSaveAtPauses(studio, send);

  const settle = (chosen: CvState) => {
    if (!conflict) return;
    const { revision, since } = conflict;
    const { now } = latest.current;
    const { merged, clashes } = mergeStates({ base: since, mine: now, theirs: chosen });
    if (clashes.length > 0) return clash({ revision, merged, clashes, since: now });
    setConflict(null);
    dispatch({ kind: "settled", state: merged, revision });
  };
  return { studio, dispatch, conflict, settle, saved, send };
}

type Resumed = { state: CvState; revision: number };

/**
 * Words left in this browser by a page that closed, or lost its connection, before it could
 * send them; or posted by a plain form before the script came, and sent back with a mistake.
 */
function useResumedDraft(
  cv: Cv,
  posted: Resumed | undefined,
  resume: (draft: Resumed) => void,
): void {
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current) return;
    resumed.current = true;
    const draft = posted ?? takeDraft(window.localStorage, cv.id);
    const kept = { title: cv.title, look: cv.look, document: cv.document };
    if (draft && !isSame(draft.state, kept)) resume(draft);
  }, [cv, posted, resume]);
}

function useDraftOf(cvId: string, { now, revision, saving }: Studio): void {
  const isKept = useRef(true);
  useEffect(() => {
    if (saving.kind === "saved") return dropDraft(window.localStorage, cvId);
    isKept.current = putDraft(window.localStorage, cvId, { revision, state: now, at: Date.now() });
  }, [cvId, now, revision, saving.kind]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isKept.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
}

function useSaveAtPauses({ now, saving }: Studio, send: () => Promise<void>): void {
  useEffect(() => {
    if (saving.kind !== "waiting" && saving.kind !== "away") return;
    // Every change of `now` begins the pause anew.
    void now;
    const timer = setTimeout(send, saving.kind === "away" ? AGAIN_MS : PAUSE_MS);
    window.addEventListener("online", send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", send);
    };
  }, [now, saving.kind, send]);
}
