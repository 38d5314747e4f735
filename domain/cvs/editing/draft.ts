import type { CvKind, StateOf } from "../cv.ts";

/** Whose words, of which document, typed in which window. */
export type DraftPlace = { ownerId: string; kind: CvKind; id: string; tab: string };

/** Words that are not kept by us yet, in this browser: typed offline, or just before it was closed. */
export type Draft<State> = {
  /** The last state this window and we both knew: the words are put on top of it. */
  base: State;
  state: State;
  at: number;
  /** What was sent of them and not answered: it may have arrived. */
  sent?: State;
  /** Words that were not chosen, and are not kept as versions yet. */
  aside?: readonly State[];
};

export type Waiting<State> = Draft<State> & { place: DraftPlace };

/** As much of `Storage` as is asked; a browser may refuse any of it. */
type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A browser that is told to keep nothing refuses even to be asked. */
const noDrawer: Drawer = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error("This browser keeps nothing");
  },
  removeItem: () => undefined,
};

export function browserDrawer(): Drawer {
  try {
    return window.localStorage;
  } catch {
    return noDrawer;
  }
}

const KEY = /^waymark-draft (\S+) (cv|letter) (\S+) (\S+)$/;
const LONGEST_MS = 30 * 24 * 3600_000;

function keyOf({ ownerId, kind, id, tab }: DraftPlace): string {
  return `waymark-draft ${ownerId} ${kind} ${id} ${tab}`;
}

/** False when the browser has no room or does not allow it: then leaving the page needs a warning. */
export function putDraft<State>(drawer: Drawer, place: DraftPlace, draft: Draft<State>): boolean {
  try {
    drawer.setItem(keyOf(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(drawer: Drawer, place: DraftPlace): void {
  try {
    drawer.removeItem(keyOf(place));
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Everything of one person that waits in this browser, oldest first. */
export function draftsOf(drawer: Drawer, ownerId: string): Waiting<StateOf<object>>[] {
  const drafts = placesIn(drawer).flatMap((place) => {
    const draft = place.ownerId === ownerId ? draftAt(drawer, place) : null;
    return draft ? [{ ...draft, place }] : [];
  });
  return drafts.toSorted((one, other) => one.at - other.at);
}

/** A computer may be shared, and a whole CV is in each: whoever's it is, it is forgotten in time. */
export function forgetOldDrafts(drawer: Drawer, now: number): void {
  for (const place of placesIn(drawer)) {
    const draft = draftAt(drawer, place);
    if (!draft || now - draft.at > LONGEST_MS) dropDraft(drawer, place);
  }
}

function placesIn(drawer: Drawer): DraftPlace[] {
  try {
    const keys = Array.from({ length: drawer.length }, (_, at) => drawer.key(at) ?? "");
    return keys.flatMap((key) => {
      const [, ownerId = "", kind, id = "", tab = ""] = KEY.exec(key) ?? [];
      return kind === "cv" || kind === "letter" ? [{ ownerId, kind, id, tab }] : [];
    });
  } catch {
    return [];
  }
}

function draftAt(drawer: Drawer, place: DraftPlace): Draft<StateOf<object>> | null {
  try {
    const draft: unknown = JSON.parse(drawer.getItem(keyOf(place)) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** The server reads it strictly; this only tells a draft from somebody else's note. */
function isDraft(value: unknown): value is Draft<StateOf<object>> {
  const draft = value as Draft<StateOf<object>> | null;
  return (
    typeof draft === "object" &&
    draft !== null &&
    typeof draft.at === "number" &&
    isState(draft.base) &&
    isState(draft.state) &&
    (draft.sent === undefined || isState(draft.sent)) &&
    (draft.aside === undefined || (Array.isArray(draft.aside) && draft.aside.every(isState)))
  );
}

function isState(state: StateOf<object> | undefined): boolean {
  return (
    typeof state?.title === "string" &&
    typeof state.look?.template === "string" &&
    typeof state.document === "object" &&
    state.document !== null
  );
}
