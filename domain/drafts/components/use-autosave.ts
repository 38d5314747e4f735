import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { afterSave } from "../after-save.ts";
import type { DraftType } from "../draft-type.ts";
import {
  type Editor,
  type EditorEvent,
  editorAfter,
  openEditor,
  restored,
  toSend,
} from "../editor.ts";
import { isSame } from "../json.ts";
import { type DraftPlace, type LocalDraft, newWindow } from "../local-draft.ts";
import { postSave } from "../post-save.ts";
import { saveAsNew } from "../save-as-new.ts";
import { useLocalDraft } from "./use-local-draft.ts";

/** A document as it was when the page opened, and where it is saved. */
export type Opened<State> = {
  type: DraftType<State>;
  ownerId: string;
  kind: string;
  id: string;
  state: State;
  revision: number;
  version: number;
  savedAt: Date;
  savePath: string;
  /** Where a new document of the same kind is edited. */
  pathOf: (id: string) => string;
};

/** Posted by a plain form before the script came, and sent back with a mistake. */
export type Posted<State> = { state: State; revision: number };

const PAUSE_MS = 1000;
const RETRY_MS = 15_000;

/** A document on the page, saved at every pause, stored in this browser until it is. */
export function useAutosave<State>(opened: Opened<State>, posted: Posted<State> | undefined) {
  const { ownerId, kind, id, state, revision, version, savedAt } = opened;
  const step: (editor: Editor<State>, event: EditorEvent<State>) => Editor<State> = editorAfter;
  const [editor, dispatch] = useReducer(step, openEditor(state, revision));
  const [saved, setSaved] = useState({ version, at: savedAt });
  const latest = useRef(editor);
  latest.current = editor;
  const [own] = useState(newWindow);
  const place = { ownerId, kind, id, window: own };

  const restore = useCallback(({ state, revision, sent }: LocalDraft<State>) => {
    dispatch({ kind: "restored", state, revision, sent });
  }, []);
  usePosted(opened, posted, dispatch);
  const { isStored, forget } = useLocalDraft(place, editor, restore);
  const onSaved = useCallback((saved: number) => setSaved({ version: saved, at: new Date() }), []);
  const send = useSend(opened, { latest, dispatch, onSaved });
  useSaveAtPauses(editor, send);
  const makeNew = useMakeNew(opened, place, { latest, dispatch });
  return { editor, dispatch, saved, send, saveAsNew: makeNew, isStored, forget };
}

type Page<State> = {
  latest: RefObject<Editor<State>>;
  dispatch: (event: EditorEvent<State>) => void;
};

/** One save at a time: two at once would be in conflict with each other. */
function useSend<State>(
  { type, ownerId, kind, savePath }: Opened<State>,
  { latest, dispatch, onSaved }: Page<State> & { onSaved: (version: number) => void },
): () => Promise<void> {
  const onItsWay = useRef<Promise<void> | null>(null);
  const sendNow = useCallback(async () => {
    const sent = toSend(latest.current);
    const { revision } = latest.current;
    dispatch({ kind: "sent" });
    const answer = await postSave<State>(savePath, { kind, ownerId, revision, state: sent });
    if (answer.kind === "made") return;
    if ("version" in answer) onSaved(answer.version);
    dispatch(afterSave(type, answer, { sent, now: latest.current.now }));
  }, [type, ownerId, kind, savePath, latest, dispatch, onSaved]);
  return useCallback(() => {
    onItsWay.current ??= sendNow().finally(() => {
      onItsWay.current = null;
    });
    return onItsWay.current;
  }, [sendNow]);
}

/** Of a document that is gone: its words as a new one, which is then opened. */
function useMakeNew<State>(
  { savePath, pathOf }: Opened<State>,
  place: DraftPlace,
  { latest, dispatch }: Page<State>,
): () => Promise<void> {
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const isMaking = useRef(false);
  useEffect(() => {
    if (movedTo) location.assign(movedTo);
  }, [movedTo]);
  return async () => {
    // Pressed twice it is made once.
    if (isMaking.current) return;
    isMaking.current = true;
    const { now, saving } = latest.current;
    const made = await saveAsNew(savePath, { place, state: now });
    isMaking.current = false;
    if ("id" in made) {
      dispatch({ kind: "saved", revision: 1, sent: now });
      return setMovedTo(pathOf(made.id));
    }
    const sentence = "sentence" in saving ? saving.sentence : "";
    dispatch({ kind: "not-saved", saving: { kind: "gone", sentence, refused: made } });
  };
}

function usePosted<State>(
  { state }: Opened<State>,
  posted: Posted<State> | undefined,
  dispatch: (event: EditorEvent<State>) => void,
): void {
  const taken = useRef<Posted<State> | null>(null);
  useEffect(() => {
    if (!posted || taken.current === posted) return;
    taken.current = posted;
    if (!isSame(posted.state, state)) dispatch(restored(posted));
  }, [state, posted, dispatch]);
}

function useSaveAtPauses<State>({ now, saving }: Editor<State>, send: () => Promise<void>): void {
  const until = saving.kind === "later" ? saving.until : 0;
  useEffect(() => {
    // Every change of `now` begins the pause again, but for a wait that was asked for.
    void now;
    const pauses = { unsaved: PAUSE_MS, offline: RETRY_MS, later: Math.max(0, until - Date.now()) };
    if (!(saving.kind in pauses)) return;
    const timer = setTimeout(send, pauses[saving.kind as keyof typeof pauses]);
    if (saving.kind !== "later") window.addEventListener("online", send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", send);
    };
  }, [now, saving.kind, until, send]);
}
