import { useEffect, useState } from "react";
import { type Location, useBlocker } from "react-router";
import { isConnected } from "../connection.ts";
import type { Saving } from "../editor.ts";
import { asksBeforeSignOut, decideLeaving } from "../leaving.ts";

type Leaving = {
  saving: Saving["kind"];
  /** Names the document at an address: its other parts are the same page. */
  documentAt: (location: Location) => string;
  send: () => Promise<void>;
  /** Whether this browser holds what is not saved yet. */
  isStored: boolean;
  /** Takes this document's words out of this browser. */
  forget: () => Promise<void>;
};

type SigningOut = "stay" | "forget" | "keep";

const TIMEOUT_MS = 3000;

/**
 * Another page of ours reads what is saved: what was just typed is saved first. Without a connection
 * there is no other page to go to, and this one stays, as its other parts do. Where the browser
 * stores nothing, its owner is asked. Returns what to ask and to say with.
 */
export function useSavedBeforeLeaving(leaving: Leaving) {
  const { saving, send, isStored, forget, documentAt } = leaving;
  const [isAsking, setAsking] = useState(false);
  const [isStaying, setStaying] = useStaying(saving);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      mayBeAway(saving) ||
      (saving !== "saved" && documentAt(currentLocation) !== documentAt(nextLocation)),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return setAsking(false);
    if (saving === "unsaved") void send();
    let isOver = false;
    const leave = async (isOverdue: boolean) => {
      const isReached = !mayBeAway(saving) || (await isConnected());
      if (isOver) return;
      const way = decideLeaving({ saving, isStored, isOverdue, isConnected: isReached });
      if (way === "go") blocker.proceed();
      if (way === "ask") setAsking(true);
      if (way !== "stay") return;
      setStaying(true);
      blocker.reset();
    };
    void leave(false);
    const timer = setTimeout(() => leave(true), TIMEOUT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [blocker, saving, send, isStored, setStaying]);
  const signOut = useSavedBeforeSignOut({ saving, send, forget });

  const answer = (way: "stay" | "go") => {
    if (blocker.state !== "blocked") return;
    if (way === "go") blocker.proceed();
    else blocker.reset();
  };
  return { isAsking, isStaying, answer, signOut };
}

/** Said until there is a connection again. */
function useStaying(saving: Saving["kind"]) {
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    if (!isStaying) return;
    const onBack = () => setStaying(false);
    if (saving === "saved" && navigator.onLine) onBack();
    window.addEventListener("online", onBack);
    return () => window.removeEventListener("online", onBack);
  }, [isStaying, saving]);
  return [isStaying, setStaying] as const;
}

function mayBeAway(saving: Saving["kind"]): boolean {
  return saving === "offline" || !navigator.onLine;
}

/**
 * Anyone who signs out leaves no words behind in a browser that others may use, if they can be saved;
 * where they cannot, they are asked.
 */
function useSavedBeforeSignOut({
  saving,
  send,
  forget,
}: Pick<Leaving, "saving" | "send" | "forget">) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (saving === "saved") return;
    const onSubmit = (event: SubmitEvent) => {
      const asked = event.target as HTMLFormElement;
      if (new URL(asked.action).pathname !== "/logout") return;
      event.preventDefault();
      // The menu would lie over the question.
      asked.closest("details")?.removeAttribute("open");
      setForm(asked);
      if (saving === "offline") void send();
    };
    document.addEventListener("submit", onSubmit, { capture: true });
    return () => document.removeEventListener("submit", onSubmit, { capture: true });
  }, [saving, send]);
  useEffect(() => {
    if (!form) return;
    if (saving === "saved") form.submit();
    // What was typed while one save was on its way goes with the next.
    if (saving === "unsaved") void send();
  }, [form, saving, send]);

  const answer = async (way: SigningOut) => {
    if (way === "forget") await forget();
    if (way !== "stay") form?.submit();
    setForm(null);
  };
  const isAsking = form !== null && asksBeforeSignOut(saving);
  return { isAsking, answer };
}
