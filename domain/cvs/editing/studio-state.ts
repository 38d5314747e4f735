import type { CvState } from "../cv.ts";
import type { FieldErrors } from "./read-section.ts";

/**
 * Where the words on the page stand against the words we keep.
 * saved: the same. waiting: typed, not yet sent. sending: on the way. away: kept in this
 * browser until there is a connection. clashed: another window changed the same thing.
 * refused: the server said no, and why.
 */
export type Saving =
  | { kind: "saved" }
  | { kind: "waiting" }
  | { kind: "sending"; sent: CvState }
  | { kind: "away" }
  | { kind: "clashed" }
  | { kind: "signed-out" }
  | { kind: "refused"; sentence: string; errors?: FieldErrors };

export type Studio = {
  now: CvState;
  revision: number;
  saving: Saving;
  past: readonly CvState[];
  future: readonly CvState[];
  /** In which field somebody last typed, and when: one run of typing is one step back. */
  run: { field: string; at: number } | null;
  /** Grows when words change without being typed, so that fields are filled anew. */
  filling: number;
};

export type StudioEvent =
  | { kind: "typed"; state: CvState; field: string; at: number }
  /** Something was pressed. Fields are filled anew only where their words changed under them. */
  | { kind: "done"; state: CvState; fillsAnew: boolean }
  /** Words kept in this browser come back on the revision they were typed on. */
  | { kind: "resumed"; state: CvState; revision: number }
  /** Two windows' words were put together by their owner. */
  | { kind: "settled"; state: CvState; revision: number }
  | { kind: "undone" }
  | { kind: "redone" }
  | { kind: "sent" }
  | { kind: "kept"; revision: number; state: CvState }
  | { kind: "merged"; revision: number; kept: CvState; now: CvState }
  | { kind: "not-kept"; saving: Exclude<Saving, { kind: "saved" | "waiting" | "sending" }> };

const MOST_STEPS = 100;
const RUN_MS = 3000;

export function openStudio(state: CvState, revision: number): Studio {
  return {
    now: state,
    revision,
    saving: { kind: "saved" },
    past: [],
    future: [],
    run: null,
    filling: 0,
  };
}

export function studioAfter(studio: Studio, event: StudioEvent): Studio {
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
      return { ...taken(stepped(studio, event.state), event), saving: { kind: "waiting" } };
    case "settled":
      return { ...taken(studio, event), ...noWayBack, saving: { kind: "waiting" } };
    case "undone":
      return turned(studio, "past", "future");
    case "redone":
      return turned(studio, "future", "past");
    case "sent":
      return { ...studio, saving: { kind: "sending", sent: studio.now } };
    case "kept": {
      // What was typed while the answer was on its way still waits.
      const isAll = studio.now === event.state;
      const saving: Saving = isAll ? { kind: "saved" } : { kind: "waiting" };
      return { ...studio, revision: event.revision, saving };
    }
    case "merged": {
      const isAll = event.now === event.kept;
      const saving: Saving = isAll ? { kind: "saved" } : { kind: "waiting" };
      const { now: state, revision } = event;
      return { ...taken(studio, { state, revision }), ...noWayBack, saving };
    }
    case "not-kept":
      return { ...studio, saving: event.saving };
  }
}

/** A step back would take the other window's words away; the versions have every state. */
const noWayBack = { past: [], future: [] };

function taken(studio: Studio, { state, revision }: { state: CvState; revision: number }): Studio {
  return { ...studio, now: state, revision, run: null, filling: studio.filling + 1 };
}

function typed(
  studio: Studio,
  { state, field, at }: Extract<StudioEvent, { kind: "typed" }>,
): Studio {
  const goesOn = studio.run?.field === field && at - studio.run.at < RUN_MS;
  const next = goesOn ? { ...studio, now: state, future: [] } : stepped(studio, state);
  return { ...next, run: { field, at }, saving: afterTyping(studio.saving) };
}

/** A save on its way stays on its way, and a clash a clash; everything else now waits to be sent. */
function afterTyping(saving: Saving): Saving {
  return saving.kind === "sending" || saving.kind === "clashed" ? saving : { kind: "waiting" };
}

function stepped(studio: Studio, now: CvState): Studio {
  const past = [...studio.past, studio.now].slice(-MOST_STEPS);
  return { ...studio, now, past, future: [], saving: afterTyping(studio.saving) };
}

function turned(studio: Studio, from: "past" | "future", to: "past" | "future"): Studio {
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
