import type { StateOf } from "../cv.ts";
import { isSame } from "../document/json.ts";
import { holds, mergeStates } from "../document/merge.ts";
import type { Draft } from "./draft.ts";
import type { SaveAnswer } from "./save-answer.ts";
import type { NotKept } from "./send-state.ts";
import type { Refused, StudioEvent } from "./studio-state.ts";

/** Two changes of the same words, for their owner to choose from. */
export type Conflict<Document> = Omit<
  Extract<SaveAnswer<Document>, { kind: "conflict" }>,
  "kind" | "sentAs"
> & {
  /** What this window held when it was found: whatever was typed since is put on top of the choice. */
  since: StateOf<Document>;
  /** Whose words are "mine" in it: this window's, or those left in this browser. */
  mine: "window" | "browser";
  /** What could not be read of what was sent. */
  refused?: Refused | undefined;
};

type After<Document> =
  | { event: StudioEvent<StateOf<Document>> }
  | { conflict: Conflict<Document> }
  | null;
type Held<Document> = { sent: StateOf<Document>; now: StateOf<Document> };
type Answer<Document> =
  | Exclude<SaveAnswer<Document>, NotKept | { kind: "made" | "kept-apart" }>
  | NotKept;

/** What an answer means for the page, on which somebody may have typed on meanwhile. */
export function afterSave<Document>(
  answer: Answer<Document>,
  { sent, now }: Held<Document>,
): NonNullable<After<Document>> {
  switch (answer.kind) {
    case "saved": {
      const { revision, sentAs: kept = sent, refused } = answer;
      return { event: { kind: "kept", revision, sent, kept, refused } };
    }
    case "merged": {
      const { revision, refused, sentAs: base = sent } = answer;
      const kept = stateOf(answer);
      const { merged, clashes } = mergeStates({ base, mine: now, theirs: kept });
      return clashes.length > 0
        ? { conflict: { revision, merged, clashes, since: now, mine: "window", refused } }
        : { event: { kind: "merged", revision, sent, kept, now: merged, refused } };
    }
    case "conflict": {
      // A field that could not be read is typed since, as far as the choice goes.
      const { revision, merged, clashes, sentAs: since = sent } = answer;
      return { conflict: { revision, merged, clashes, since, mine: "window" } };
    }
    default:
      return { event: { kind: "not-kept", saving: answer, sent } };
  }
}

/** The choice, with what was typed while it stood open; that may clash anew. */
export function afterChoice<Document>(
  { revision, since, mine }: Conflict<Document>,
  { chosen, now }: { chosen: StateOf<Document>; now: StateOf<Document> },
): NonNullable<After<Document>> {
  const { merged, clashes } = mergeStates({ base: since, mine: now, theirs: chosen });
  return clashes.length > 0
    ? { conflict: { revision, merged, clashes, since: now, mine } }
    : { event: { kind: "settled", state: merged, revision } };
}

/** Words left in this browser, put together with those on the page; null where they say nothing new. */
export function afterDraft<Document>(
  { base: known, state, sent }: Draft<StateOf<Document>>,
  { now, revision }: { now: StateOf<Document>; revision: number },
): After<Document> {
  // What was sent and arrived is no other window's: the rest was typed on top of it.
  const base = sent && holds(now, { base: known, mine: sent }) ? sent : known;
  const { merged, clashes } = mergeStates({ base, mine: state, theirs: now });
  if (clashes.length > 0) {
    return { conflict: { revision, merged, clashes, since: now, mine: "browser" } };
  }
  return isSame(merged, now) ? null : { event: { kind: "resumed", state: merged } };
}

export function stateOf<Document>({ title, look, document }: StateOf<Document>): StateOf<Document> {
  return { title, look, document };
}
