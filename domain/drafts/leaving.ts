import type { Saving } from "./editor.ts";

type Kind = Saving["kind"];

/** A save is on its way, or about to be: a moment later it may be there. */
export function isSaving(saving: Kind): boolean {
  return saving === "unsaved" || saving === "saving";
}

type Leaving = {
  saving: Kind;
  /** Whether this browser holds what is not saved yet. */
  isStored: boolean;
  isOverdue: boolean;
  /** Whether another page can be reached: the browser may say no, or a try went unanswered. */
  isConnected: boolean;
};

/**
 * Runs before leaving the page. Without a connection it stays: in its place the
 * browser would only say that there is none. Where the words are saved, or wait in this browser, it
 * may go; where neither is so, its owner is asked.
 */
export function decideLeaving(leaving: Leaving): "go" | "wait" | "ask" | "stay" {
  const { saving, isStored, isOverdue, isConnected } = leaving;
  if (!isConnected) return isStored || saving === "saved" ? "stay" : "ask";
  if (saving === "saved") return "go";
  if (isSaving(saving) && !isOverdue) return "wait";
  return isStored ? "go" : "ask";
}

/** What is sent by itself once there is a connection; everything else asks its owner for something first. */
const isSentLater: ReadonlySet<Kind> = new Set(["unsaved", "saving", "offline", "later"]);

/** Where the words are while a page without a connection stays open. */
export function stayingMessage({ saving, isStored }: Pick<Leaving, "saving" | "isStored">): string {
  if (saving === "saved") return "What you typed is saved.";
  const where = isStored
    ? "What you typed is stored in this browser"
    : "What you typed is only on this page: leave it open";
  return isSentLater.has(saving)
    ? `${where}${isStored ? " and" : ". It is"} sent when the connection is back.`
    : `${where}. The line under the title says what it needs before it can be saved.`;
}

/** Anyone who signs out where words cannot be saved is asked: others may use this browser. */
export function asksBeforeSignOut(saving: Kind): boolean {
  return saving !== "saved" && !isSaving(saving);
}
