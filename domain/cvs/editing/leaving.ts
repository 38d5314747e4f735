import type { Saving } from "./studio-state.ts";

type Kind = Saving["kind"];

/** A save is on its way, or about to be: a moment later it may be there. */
export function isOnItsWay(saving: Kind): boolean {
  return saving === "waiting" || saving === "sending";
}

type Leaving = {
  saving: Kind;
  /** Whether this browser holds what is not saved yet. */
  isKept: boolean;
  isOverdue: boolean;
};

/**
 * What becomes of a page that is about to be left. Where the words are saved, or wait in this
 * browser, it may go; where neither is so, its owner is asked.
 */
export function wayOut({ saving, isKept, isOverdue }: Leaving): "go" | "wait" | "ask" {
  if (saving === "saved") return "go";
  if (isOnItsWay(saving) && !isOverdue) return "wait";
  return isKept ? "go" : "ask";
}

/** Whoever signs out where words cannot be saved is asked: others may use this browser. */
export function asksBeforeSignOut(saving: Kind): boolean {
  return saving !== "saved" && !isOnItsWay(saving);
}
