import { type RefObject, useCallback, useRef } from "react";
import type { StateOf } from "../../cv.ts";
import { cvPaths } from "../../cv-paths.ts";
import { afterSave } from "../../editing/after-save.ts";
import type { DraftPlace } from "../../editing/draft.ts";
import { joinOrStart } from "../../editing/one-on-its-way.ts";
import type { SentSave } from "../../editing/save-answer.ts";
import { isNotKept, notSavedWords, postState } from "../../editing/send-state.ts";
import { type Studio, type StudioEvent, toSend } from "../../editing/studio-state.ts";

type Page<Document> = {
  latest: RefObject<Studio<StateOf<Document>>>;
  dispatch: (event: StudioEvent<StateOf<Document>>) => void;
  /** What an answer means for the page. */
  go: (after: ReturnType<typeof afterSave<Document>>) => void;
  /** As which version, and in which new document. */
  onKept: (version: number, id?: string) => void;
};

/** Sends what a page holds. One thing at a time: two saves at once would clash with each other. */
export function useSending<Document>(
  { ownerId, kind, id, tab }: DraftPlace,
  { latest, dispatch, go, onKept }: Page<Document>,
) {
  const post = useCallback(
    (sent: Pick<SentSave, "state" | "apart" | "asNew" | "isChoice">) => {
      const { revision } = latest.current;
      return postState<Document>(cvPaths.save(id), { kind, ownerId, revision, tab, ...sent });
    },
    [id, kind, ownerId, tab, latest],
  );
  /** Words that were not chosen are kept first: from then on nothing can happen to them. */
  const sendAside = useCallback(async () => {
    const { aside, asideRefused } = latest.current;
    for (const state of asideRefused ? [] : aside) {
      dispatch({ kind: "apart-sent" });
      const answer = await post({ state, apart: true });
      if (answer.kind === "kept-apart") dispatch({ kind: "kept-apart", state });
      // What is on the page is saved all the same.
      else if (answer.kind === "refused") dispatch({ kind: "apart-refused", refused: answer });
      else return isNotKept(answer) ? answer : ({ kind: "away" } as const);
    }
    return null;
  }, [post, latest, dispatch]);
  const sendNow = useCallback(async () => {
    // A choice stands open. Answered "saved", the words it asks about would be dropped.
    if (latest.current.saving.kind === "clashed") return;
    const notApart = await sendAside();
    const sent = toSend(latest.current);
    const { isChoice } = latest.current;
    if (!notApart) dispatch({ kind: "sent" });
    const answer = notApart ?? (await post({ state: sent, ...(isChoice && { isChoice }) }));
    if (answer.kind === "made" || answer.kind === "kept-apart") return;
    if ("version" in answer) onKept(answer.version);
    go(afterSave(answer, { sent, now: latest.current.now }));
  }, [post, sendAside, latest, dispatch, go, onKept]);

  /** Of a document that is gone: its words as a new one. What else waits here is saved there, too. */
  const makeNew = useCallback(async () => {
    const { now: sent, saving } = latest.current;
    const answer = await post({ state: sent, asNew: true });
    if (answer.kind !== "made") {
      const sentence = "sentence" in saving ? saving.sentence : "";
      const refused = notSavedWords(answer);
      return dispatch({ kind: "not-kept", saving: { kind: "gone", sentence, refused } });
    }
    onKept(1, answer.id);
    dispatch({ kind: "kept", revision: 1, sent, kept: sent });
  }, [post, latest, dispatch, onKept]);

  const onItsWay = useRef<Promise<void> | null>(null);
  const send = useCallback(() => joinOrStart(onItsWay, sendNow), [sendNow]);
  const saveAsNew = useCallback(() => joinOrStart(onItsWay, makeNew), [makeNew]);
  return { send, saveAsNew };
}
