import { isSame } from "../document/json.ts";
import type { FieldErrors } from "./read-section.ts";

/** What could not be kept, and why: all of it, or some fields of it. */
export type Refused = { sentence: string; errors?: FieldErrors };

/**
 * Where the words on the page stand against the words we keep.
 * saved: the same. waiting: typed, not yet sent. sending: on the way. away: kept in this
 * browser until there is a connection. later: asked to wait. clashed: another window changed the
 * same thing. refused: the server said no, and why. gone: the document is in the bin, or deleted.
 */
export type Saving =
  | { kind: "saved" }
  | { kind: "waiting" }
  | { kind: "sending" }
  | { kind: "away" }
  | { kind: "later"; until: number }
  | { kind: "clashed" }
  | { kind: "signed-out" }
  | ({ kind: "refused" } & Refused)
  /** `refused` says why it could not be saved as a new one either. */
  | { kind: "gone"; sentence: string; refused?: Refused };

/** A document on the page: a CV's state, or a letter's. */
export type Studio<State> = {
  now: State;
  /** The last state that we and the server both know; what was typed since goes on from it. */
  kept: State;
  revision: number;
  saving: Saving;
  /**
   * What was sent and not answered. It may have arrived: it is sent again as it was before
   * anything else, so that nobody takes this window's own words for another's.
   */
  unheard: State | null;
  /** This window's words that clashed and were not chosen: the next save keeps them as versions. */
  aside: readonly State[];
  past: readonly State[];
  future: readonly State[];
  /** In which field somebody last typed, and when: one run of typing is one step back. */
  run: { field: string; at: number } | null;
  /** Grows when words change without being typed, so that fields are filled anew. */
  filling: number;
};

export type StudioEvent<State> =
  | { kind: "typed"; state: State; field: string; at: number }
  /** Something was pressed. Fields are filled anew only where their words changed under them. */
  | { kind: "done"; state: State; fillsAnew: boolean }
  /** Words that were left in this browser, put together with what stands on the page. */
  | { kind: "resumed"; state: State }
  /** A plain form came back with a mistake: its words, on the revision they were typed on. */
  | { kind: "posted"; state: State; revision: number }
  /** Two windows' words were put together by their owner. */
  | { kind: "settled"; state: State; revision: number }
  | { kind: "set-aside"; states: readonly State[] }
  | { kind: "undone" }
  | { kind: "redone" }
  | { kind: "sent" }
  /** `kept` is `sent` as far as it could be read; `refused` says what could not. */
  | { kind: "kept"; revision: number; sent: State; kept: State; refused?: Refused | undefined }
  | {
      kind: "merged";
      revision: number;
      sent: State;
      kept: State;
      now: State;
      refused?: Refused | undefined;
    }
  | {
      kind: "not-kept";
      saving: Exclude<Saving, { kind: "saved" | "waiting" | "sending" }>;
      sent?: State;
    }
  /** Its words are a document of their own now: nothing on this page waits any more. */
  | { kind: "moved" };

const MOST_STEPS = 100;
const RUN_MS = 3000;
/** As many as fit into one save with the longest document. */
const MOST_ASIDE = 2;

export function openStudio<State>(state: State, revision: number): Studio<State> {
  return {
    now: state,
    kept: state,
    revision,
    saving: { kind: "saved" },
    unheard: null,
    aside: [],
    past: [],
    future: [],
    run: null,
    filling: 0,
  };
}

export function studioAfter<State>(
  studio: Studio<State>,
  event: StudioEvent<State>,
): Studio<State> {
  switch (event.kind) {
    case "typed":
      return typed(studio, event);
    case "done":
      return {
        ...stepped(studio, event.state),
        run: null,
        filling: studio.filling + (event.fillsAnew ? 1 : 0),
      };
    case "resumed":
      return {
        ...stepped(studio, event.state),
        run: null,
        filling: studio.filling + 1,
        saving: { kind: "waiting" },
      };
    case "posted": {
      const { state, revision } = event;
      return { ...taken(studio, state), revision, saving: { kind: "waiting" } };
    }
    case "settled": {
      const { state, revision } = event;
      return { ...taken(studio, state), revision, ...noWayBack, saving: { kind: "waiting" } };
    }
    case "undone":
      return turned(studio, "past", "future");
    case "redone":
      return turned(studio, "future", "past");
    case "set-aside":
      return { ...studio, aside: [...studio.aside, ...event.states].slice(-MOST_ASIDE) };
    case "sent":
      return { ...studio, unheard: toSend(studio), saving: { kind: "sending" } };
    case "kept": {
      const { revision, kept } = event;
      return { ...studio, ...heard, revision, kept, saving: afterAnswer(studio, event) };
    }
    case "merged": {
      const { revision, kept, now } = event;
      const saving = afterAnswer(studio, event);
      return { ...taken(studio, now), ...heard, revision, kept, ...noWayBack, saving };
    }
    case "not-kept": {
      const unheard = event.saving.kind === "away" ? studio.unheard : null;
      return { ...studio, unheard, saving: afterNo(studio, event) };
    }
    case "moved":
      return { ...studio, saving: { kind: "saved" } };
  }
}

/** The same again where the last was not answered, else what stands on the page. */
export function toSend<State>({ unheard, now }: Studio<State>): State {
  return unheard ?? now;
}

const heard = { unheard: null, aside: [] };

/** What was typed while the answer was on its way still waits. */
function afterAnswer<State>(
  { now }: Studio<State>,
  { sent, refused }: { sent: State; refused?: Refused | undefined },
): Saving {
  if (now !== sent) return { kind: "waiting" };
  return refused ? { kind: "refused", ...refused } : { kind: "saved" };
}

/** What was refused may be mended already: then it is sent again. */
function afterNo<State>(
  { now }: Studio<State>,
  { saving, sent }: Extract<StudioEvent<State>, { kind: "not-kept" }>,
): Saving {
  const isTypedOn = sent !== undefined && now !== sent;
  return saving.kind === "refused" && isTypedOn ? { kind: "waiting" } : saving;
}

/** What the fields are told is wrong with them. */
export function refusedIn(saving: Saving): FieldErrors | undefined {
  if (saving.kind === "refused") return saving.errors;
  return saving.kind === "gone" ? saving.refused?.errors : undefined;
}

/** A step back would take the other window's words away; the versions have every state. */
const noWayBack = { past: [], future: [] };

/** Fields keep their words, and the hand in them, where nothing changed. */
function taken<State>(studio: Studio<State>, now: State): Studio<State> {
  const filling = studio.filling + (isSame(studio.now, now) ? 0 : 1);
  return { ...studio, now, run: null, filling };
}

function typed<State>(
  studio: Studio<State>,
  { state, field, at }: Extract<StudioEvent<State>, { kind: "typed" }>,
): Studio<State> {
  const goesOn = studio.run?.field === field && at - studio.run.at < RUN_MS;
  const next = goesOn ? { ...studio, now: state, future: [] } : stepped(studio, state);
  return { ...next, run: { field, at }, saving: afterTyping(studio.saving) };
}

/** A save on its way stays on its way, and a clash a clash; everything else now waits to be sent. */
function afterTyping(saving: Saving): Saving {
  return ["sending", "clashed", "later"].includes(saving.kind) ? saving : { kind: "waiting" };
}

function stepped<State>(studio: Studio<State>, now: State): Studio<State> {
  const past = [...studio.past, studio.now].slice(-MOST_STEPS);
  return { ...studio, now, past, future: [], saving: afterTyping(studio.saving) };
}

function turned<State>(
  studio: Studio<State>,
  from: "past" | "future",
  to: "past" | "future",
): Studio<State> {
  const now = studio[from].at(-1);
  if (!now) return studio;
  return {
    ...studio,
    now,
    [from]: studio[from].slice(0, -1),
    [to]: [...studio[to], studio.now],
    run: null,
    saving: afterTyping(studio.saving),
    filling: studio.filling + 1,
  };
}
