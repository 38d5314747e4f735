/** Whose words, of which document, typed in which window. */
export type DraftPlace = { ownerId: string; kind: string; id: string; window: string };

/** Words that are not saved yet, in this browser: typed offline, or just before it was closed. */
export type LocalDraft<State> = {
  state: State;
  /** The revision they were typed on. */
  revision: number;
  at: number;
  /** What was sent of them and not answered: it may have arrived. */
  sent?: State;
};

export type FoundDraft<State> = LocalDraft<State> & { place: DraftPlace };

/** As much of `Storage` as is asked; a browser may refuse any of it. */
type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A browser that is told to store nothing refuses even to be asked. */
const noDrawer: Drawer = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error("This browser stores nothing");
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

/** Tells this window's draft from those of others. Not randomUUID: it needs an encrypted page. */
export function newWindow(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

const KEY = /^waymark-draft (\S+) (\S+) (\S+) (\S+)$/;
const MAX_AGE_MS = 30 * 24 * 3600_000;

export function draftKey({ ownerId, kind, id, window }: DraftPlace): string {
  return `waymark-draft ${ownerId} ${kind} ${id} ${window}`;
}

/** False when the browser has no room or does not allow it: then leaving the page needs a warning. */
export function putDraft<State>(
  drawer: Drawer,
  place: DraftPlace,
  draft: LocalDraft<State>,
): boolean {
  try {
    drawer.setItem(draftKey(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(drawer: Drawer, place: DraftPlace): void {
  try {
    drawer.removeItem(draftKey(place));
  } catch {
    // A browser that stores nothing has nothing to drop.
  }
}

/** Drops what was found, unless its window has typed on since: what it typed is nowhere else. */
export function dropFound(
  drawer: Drawer,
  { place, at }: Pick<FoundDraft<unknown>, "place" | "at">,
) {
  if (draftAt(drawer, place)?.at === at) dropDraft(drawer, place);
}

/** Everything of one person that waits in this browser, oldest first. */
export function draftsOf<State>(drawer: Drawer, ownerId: string): FoundDraft<State>[] {
  const drafts = placesIn(drawer).flatMap((place) => {
    const draft = place.ownerId === ownerId ? draftAt<State>(drawer, place) : null;
    return draft ? [{ ...draft, place }] : [];
  });
  return drafts.toSorted((one, other) => one.at - other.at);
}

/** A computer may be shared, and each draft is a whole document: it is dropped in time, no matter whose it is. */
export function dropOldDrafts(drawer: Drawer, now: number): void {
  for (const place of placesIn(drawer)) {
    const draft = draftAt(drawer, place);
    if (!draft || now - draft.at > MAX_AGE_MS) dropDraft(drawer, place);
  }
}

function placesIn(drawer: Drawer): DraftPlace[] {
  try {
    const keys = Array.from({ length: drawer.length }, (_, at) => drawer.key(at) ?? "");
    return keys.flatMap((key) => {
      const [, ownerId = "", kind = "", id = "", window = ""] = KEY.exec(key) ?? [];
      return kind ? [{ ownerId, kind, id, window }] : [];
    });
  } catch {
    return [];
  }
}

function draftAt<State>(drawer: Drawer, place: DraftPlace): LocalDraft<State> | null {
  try {
    const draft: unknown = JSON.parse(drawer.getItem(draftKey(place)) ?? "null");
    return isDraft(draft) ? (draft as LocalDraft<State>) : null;
  } catch {
    return null;
  }
}

/** The server reads it strictly; this only tells a draft from somebody else's note. */
function isDraft(value: unknown): value is LocalDraft<object> {
  const { at, revision, state, sent = {} } = (value ?? {}) as Partial<LocalDraft<unknown>>;
  const isObject = (each: unknown) => typeof each === "object" && each !== null;
  return (
    typeof at === "number" && typeof revision === "number" && isObject(state) && isObject(sent)
  );
}
