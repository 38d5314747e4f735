import { type RefObject, useEffect, useState } from "react";
import { type Location, useBlocker } from "react-router";
import { asksBeforeSignOut, wayOut } from "../../editing/leaving.ts";
import type { Saving } from "../../editing/studio-state.ts";

type Leaving = {
  saving: Saving["kind"];
  send: () => Promise<void>;
  /** Whether this browser holds what is not saved yet. */
  isKept: RefObject<boolean>;
  /** Takes this document's words out of this browser. */
  forget: () => void;
};

type SigningOut = "stay" | "forget" | "keep";

const PATIENCE_MS = 3000;

/**
 * Another page of ours reads what we keep: what was just typed is kept first. Without a connection
 * the words stay in this browser and the page may go; where the browser keeps nothing, its owner
 * is asked. Returns what to ask with.
 */
export function useSavedBeforeLeaving({ saving, send, isKept, forget }: Leaving) {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saving !== "saved" && documentOf(currentLocation) !== documentOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return setAsking(false);
    if (saving === "waiting") void send();
    const leave = (isOverdue: boolean) => {
      const way = wayOut({ saving, isKept: isKept.current, isOverdue });
      if (way === "go") blocker.proceed();
      if (way === "ask") setAsking(true);
    };
    leave(false);
    const timer = setTimeout(() => leave(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [blocker, saving, send, isKept]);
  const signOut = useSavedBeforeSignOut({ saving, send, forget });

  const answer = (way: "stay" | "go") => {
    if (blocker.state !== "blocked") return;
    if (way === "go") blocker.proceed();
    else blocker.reset();
  };
  return { isAsking, answer, signOut };
}

/** Other parts of the same document are the same page. */
function documentOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get("cv")}`;
}

/**
 * Whoever signs out leaves no words behind in a browser that others may use, if they can be saved;
 * where they cannot, they are asked.
 */
function useSavedBeforeSignOut({ saving, send, forget }: Omit<Leaving, "isKept">) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (saving === "saved") return;
    const onSubmit = (event: SubmitEvent) => {
      const asked = event.target as HTMLFormElement;
      if (new URL(asked.action).pathname !== "/logout") return;
      event.preventDefault();
      setForm(asked);
      if (saving === "away") void send();
    };
    document.addEventListener("submit", onSubmit, { capture: true });
    return () => document.removeEventListener("submit", onSubmit, { capture: true });
  }, [saving, send]);
  useEffect(() => {
    if (!form) return;
    if (saving === "saved") form.submit();
    // What was typed while one save was on its way goes with the next.
    if (saving === "waiting") void send();
  }, [form, saving, send]);

  const answer = (way: SigningOut) => {
    if (way === "forget") forget();
    if (way !== "stay") form?.submit();
    setForm(null);
  };
  return { isAsking: form !== null && asksBeforeSignOut(saving), answer };
}
