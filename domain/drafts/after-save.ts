import { type DraftType, mergeDrafts } from "./draft-type.ts";
import type { EditorEvent } from "./editor.ts";
import type { NotSaved } from "./post-save.ts";
import type { SaveAnswer } from "./save-answer.ts";

type Answer<State> = Exclude<SaveAnswer<State>, { kind: "made" }> | NotSaved;
type Held<State> = { sent: State; now: State };

/** What an answer means for the page, on which somebody may have typed on meanwhile. */
export function afterSave<State>(
  type: DraftType<State>,
  answer: Answer<State>,
  { sent, now }: Held<State>,
): EditorEvent<State> {
  if (answer.kind === "saved") {
    const { revision, refused } = answer;
    return { kind: "saved", revision, sent, refused };
  }
  if (answer.kind !== "merged") return { kind: "not-saved", saving: answer, sent };
  const { revision, refused, conflict, sentAs: base = sent, state: theirs } = answer;
  const { merged, conflicts } = mergeDrafts(type, { base, mine: now, theirs });
  // Typed meanwhile where they wrote: sent again on the revision it was typed on, so that the
  // server sees the conflict and stores theirs.
  if (conflicts.length > 0) return { kind: "sent-too-early", conflict };
  return { kind: "merged", revision, sent, state: merged, conflict, refused };
}
