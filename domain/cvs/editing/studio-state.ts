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
  /** `refused` says what of it could not be read besides. */
  | { kind: "clashed"; refused?: Refused | undefined }
  | { kind: "signed-out" }
  /** `what` is refused: words on the page, or those that were not chosen. */
  | ({ kind: "refused"; what?: "aside" } & Refused)
  /** `refused` says why it could not be saved as a new one either. */
  | { kind: "gone"; sentence: string; refused?: Refused };

/** A document on the page: a CV's state, or a letter's. */
export type Studio<State> = {
  now: State;
  /** The last state that we and the server both know; what was typed since goes on from it. */
  kept: State;
  revision: number;
  saving: Saving;
  /** What was sent, while its answer is awaited. */
  onItsWay: State | null;
  /**
   * What was sent and never answered. It may have arrived: it is sent again as it was before
   * anything else, so that nobody takes this window's own words for another's.
   */
  unheard: State | null;
  /**
   * This window's words that clashed and were not chosen. Each is sent by itself, to be kept as a
   * version; until that is answered nothing here counts as saved.
   */
  aside: readonly State[];
  /** Why they cannot be kept. */
  asideRefused: Refused | null;
  /** Its owner has chosen between two windows' words, and that is not kept yet. */
  isChoice: boolean;
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
  | { kind: "apart-sent" }
  | { kind: "kept-apart"; state: State }
  | { kind: "apart-refused"; refused: Refused }
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
    };

const MAX_STEPS = 100;
const RUN_MS = 3000;

export function openStudio<State>(state: State, revision: number): Studio<State> {
  return {
    now: state,
    kept: state,
    revision,
    saving: { kind: "saved" },
    onItsWay: null,
    unheard: null,
    aside: [],
    asideRefused: null,
    isChoice: false,
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
      const chosen = { revision, isChoice: true, ...noWayBack };
      return { ...taken(studio, state), ...chosen, saving: { kind: "waiting" } };
    }
    case "undone":
      return turned(studio, "past", "future");
    case "redone":
      return turned(studio, "future", "past");
    case "set-aside":
      return { ...studio, aside: [...studio.aside, ...event.states], asideRefused: null };
    case "apart-sent":
      return { ...studio, saving: { kind: "sending" } };
    case "kept-apart":
      return { ...studio, aside: studio.aside.filter((each) => each !== event.state) };
    case "apart-refused":
      return { ...studio, asideRefused: event.refused };
    case "sent":
      return { ...studio, onItsWay: toSend(studio), saving: { kind: "sending" } };
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
      const unheard = unheardAfter(studio, event.saving.kind);
      return { ...studio, onItsWay: null, unheard, saving: afterNo(studio, event) };
    }
  }
}

/**
 * A no to the words themselves is an answer to every sending of them. Whoever was sent away unread
 * was told nothing about an earlier sending that may have arrived.
 */
function unheardAfter<State>(
  { onItsWay, unheard }: Studio<State>,
  no: Extract<StudioEvent<State>, { kind: "not-kept" }>["saving"]["kind"],
): State | null {
  if (no === "away") return onItsWay ?? unheard;
  return no === "refused" || no === "clashed" ? null : unheard;
}

/** The same again where the last was not answered, else what stands on the page. */
export function toSend<State>({ unheard, now }: Studio<State>): State {
  return unheard ?? now;
}

const heard = { onItsWay: null, unheard: null, isChoice: false };

/** What was typed while the answer was on its way still waits, and so do words that were not chosen. */
function afterAnswer<State>(
  { now, aside, asideRefused }: Studio<State>,
  { sent, refused }: { sent: State; refused?: Refused | undefined },
): Saving {
  if (now !== sent) return { kind: "waiting" };
  if (refused) return { kind: "refused", ...refused };
  if (aside.length === 0) return { kind: "saved" };
  return asideRefused ? { kind: "refused", what: "aside", ...asideRefused } : { kind: "waiting" };
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
  return saving.kind === "gone" || saving.kind === "clashed" ? saving.refused?.errors : undefined;
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
  const past = [...studio.past, studio.now].slice(-MAX_STEPS);
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
