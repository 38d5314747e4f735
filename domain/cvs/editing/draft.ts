import type { CvState } from "../cv.ts";

/** Words that are not kept by us yet, in this browser: typed offline, or just before it was closed. */
type Draft = { revision: number; state: CvState; at: number };

/** As much of `Storage` as is asked; a browser may refuse any of it. */
type Drawer = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function draftKey(cvId: string): string {
  return `waymark-cv-${cvId}`;
}

/** False when the browser has no room or does not allow it: then leaving the page needs a warning. */
export function putDraft(drawer: Drawer, cvId: string, draft: Draft): boolean {
  try {
    drawer.setItem(draftKey(cvId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function takeDraft(drawer: Drawer, cvId: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(drawer.getItem(draftKey(cvId)) ?? "null");
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

export function dropDraft(drawer: Drawer, cvId: string): void {
  try {
    drawer.removeItem(draftKey(cvId));
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** The server reads it strictly; this only tells a draft from somebody else's note. */
function isDraft(value: unknown): value is Draft {
  const draft = value as Draft | null;
  return (
    typeof draft === "object" &&
    draft !== null &&
    typeof draft.revision === "number" &&
    typeof draft.state?.title === "string" &&
    Array.isArray(draft.state.document?.sections) &&
    typeof draft.state.look?.template === "string"
  );
}
