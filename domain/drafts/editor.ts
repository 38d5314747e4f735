import { isSame } from "./json.ts";
import type { NotSaved } from "./post-save.ts";
import type { FieldErrors, Refused } from "./save-answer.ts";

/**
 * Where the document on the page is against the one on the server.
 * saved: the same. unsaved: changed, sent at the next pause. saving: on its way. offline: sent again
 * when there is a connection. later: the server asked to wait. signed-out, refused, gone: its owner
 * has to do something first.
 */
export type Saving = { kind: "saved" } | { kind: "unsaved" } | { kind: "saving" } | NotSaved;

/** A document on the page, with the way back and forth through its changes. */
export type Editor<State> = {
  now: State;
  /** The revision `now` is typed on. */
  revision: number;
  saving: Saving;
  /**
   * Sent, and no answer yet. It may have arrived: it is sent again as it was before anything else,
   * so that the server does not take this window's own words for somebody else's.
   */
  sent: State | null;
  /** The version that holds what somebody else wrote in the same section: the earliest not yet seen. */
  conflict: { version: number } | null;
  past: readonly State[];
  future: readonly State[];
  /** In which field somebody last typed, and when: one run of typing is one step back. */
  run: { field: string; at: number } | null;
  /** Grows when words change without being typed, so that fields are filled again. */
  filling: number;
};

export type EditorEvent<State> =
  | { kind: "typed"; state: State; field: string; at: number }
  /** Something was pressed. Fields are filled again only where their words changed under them. */
  | { kind: "changed"; state: State; refills: boolean }
  /**
   * A local draft, or a form that came back, on the revision it was typed on. Nothing happens where
   * somebody has typed on the page meanwhile: their words are not replaced.
   */
  | { kind: "restored"; state: State; revision: number; sent?: State | undefined }
  | { kind: "undone" }
  | { kind: "redone" }
  | { kind: "sent" }
  | { kind: "saved"; revision: number; sent: State; refused?: Refused | undefined }
  | {
      kind: "merged";
      revision: number;
      sent: State;
      state: State;
      conflict: { version: number } | null;
      refused?: Refused | undefined;
    }
  | { kind: "sent-too-early"; conflict: { version: number } | null }
  | { kind: "not-saved"; saving: NotSaved; sent?: State }
  | { kind: "conflict-seen" };

const MAX_STEPS = 100;
const RUN_MS = 3000;

export function openEditor<State>(state: State, revision: number): Editor<State> {
  return {
    ...{ now: state, revision, saving: { kind: "saved" }, sent: null, conflict: null },
    ...{ past: [], future: [], run: null, filling: 0 },
  };
}

/** Only what an editor needs of it: a form's answer has a kind of its own. */
export function restored<State>({
  state,
  revision,
}: {
  state: State;
  revision: number;
}): EditorEvent<State> {
  return { kind: "restored", state, revision };
}

export function editorAfter<State>(
  editor: Editor<State>,
  event: EditorEvent<State>,
): Editor<State> {
  switch (event.kind) {
    case "typed":
      return typed(editor, event);
    case "changed": {
      const filling = editor.filling + (event.refills ? 1 : 0);
      return { ...stepped(editor, event.state), run: null, filling };
    }
    case "undone":
      return turned(editor, "past", "future");
    case "redone":
      return turned(editor, "future", "past");
    case "sent":
      return { ...editor, sent: toSend(editor), saving: { kind: "saving" } };
    case "conflict-seen":
      return { ...editor, conflict: null };
    case "sent-too-early": {
      const conflict = editor.conflict ?? event.conflict;
      return { ...editor, sent: null, saving: { kind: "unsaved" }, conflict };
    }
    default:
      return answered(editor, event);
  }
}

type Answered<State> = Extract<
  EditorEvent<State>,
  { kind: "restored" | "saved" | "merged" | "not-saved" }
>;

function answered<State>(editor: Editor<State>, event: Answered<State>): Editor<State> {
  switch (event.kind) {
    case "restored": {
      const { state, revision, sent = null } = event;
      if (editor.saving.kind !== "saved") return editor;
      return { ...replaced(editor, state), revision, sent, saving: { kind: "unsaved" } };
    }
    case "saved": {
      const { revision } = event;
      return { ...editor, sent: null, revision, saving: afterAnswer(editor, event) };
    }
    case "merged": {
      const { state, revision, conflict } = event;
      const saving = afterAnswer(editor, event);
      const now = { sent: null, revision, saving, conflict: editor.conflict ?? conflict };
      return { ...replaced(editor, state), ...now };
    }
    case "not-saved": {
      // A no to the words themselves is an answer; any other no leaves open whether they arrived.
      const sent = event.saving.kind === "refused" ? null : editor.sent;
      return { ...editor, sent, saving: afterNo(editor, event) };
    }
  }
}

/** The same again where the last was not answered, else what is on the page. */
export function toSend<State>({ sent, now }: Editor<State>): State {
  return sent ?? now;
}

/** What was typed while the answer was on its way is still unsaved. */
function afterAnswer<State>(
  { now }: Editor<State>,
  { sent, refused }: { sent: State; refused?: Refused | undefined },
): Saving {
  if (now !== sent) return { kind: "unsaved" };
  return refused ? { kind: "refused", ...refused } : { kind: "saved" };
}

/** What was refused may be fixed already: then it is sent again. */
function afterNo<State>(
  { now }: Editor<State>,
  { saving, sent }: Extract<EditorEvent<State>, { kind: "not-saved" }>,
): Saving {
  const isTypedOn = sent !== undefined && now !== sent;
  return saving.kind === "refused" && isTypedOn ? { kind: "unsaved" } : saving;
}

/** What the fields are told is wrong with them. */
export function refusedIn(saving: Saving): FieldErrors | undefined {
  if (saving.kind === "refused") return saving.errors;
  return saving.kind === "gone" ? saving.refused?.errors : undefined;
}

/**
 * Fields keep their words, and the cursor in them, where nothing changed. There is no step back:
 * it would take somebody else's words away, and the versions have every state.
 */
function replaced<State>(editor: Editor<State>, now: State): Editor<State> {
  const filling = editor.filling + (isSame(editor.now, now) ? 0 : 1);
  return { ...editor, now, past: [], future: [], run: null, filling };
}

function typed<State>(
  editor: Editor<State>,
  { state, field, at }: Extract<EditorEvent<State>, { kind: "typed" }>,
): Editor<State> {
  const goesOn = editor.run?.field === field && at - editor.run.at < RUN_MS;
  const next = goesOn ? { ...editor, now: state, future: [] } : stepped(editor, state);
  return { ...next, run: { field, at }, saving: afterTyping(editor.saving) };
}

/** A save on its way stays on its way, and a wait a wait; everything else is now unsaved. */
function afterTyping(saving: Saving): Saving {
  return ["saving", "later"].includes(saving.kind) ? saving : { kind: "unsaved" };
}

function stepped<State>(editor: Editor<State>, now: State): Editor<State> {
  const past = [...editor.past, editor.now].slice(-MAX_STEPS);
  return { ...editor, now, past, future: [], saving: afterTyping(editor.saving) };
}

function turned<State>(
  editor: Editor<State>,
  from: "past" | "future",
  to: "past" | "future",
): Editor<State> {
  const now = editor[from].at(-1);
  if (!now) return editor;
  return {
    ...editor,
    now,
    [from]: editor[from].slice(0, -1),
    [to]: [...editor[to], editor.now],
    run: null,
    saving: afterTyping(editor.saving),
    filling: editor.filling + 1,
  };
}
