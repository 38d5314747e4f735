import { type RefObject, useEffect, useState } from "react";
import { type Location, useBlocker } from "react-router";
import type { Saving } from "../../editing/studio-state.ts";

type Leaving = {
  saving: Saving["kind"];
  send: () => Promise<void>;
  /** Whether this browser holds what is not saved yet. */
  isKept: RefObject<boolean>;
};

const PATIENCE_MS = 3000;

/**
 * Another page of ours reads what we keep: what was just typed is kept first. Without a connection
 * the words stay in this browser and the page may go; where the browser keeps nothing, its owner
 * is asked. Returns what to ask with.
 */
export function useSavedBeforeLeaving({ saving, send, isKept }: Leaving) {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saving !== "saved" && documentOf(currentLocation) !== documentOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return setAsking(false);
    if (saving === "saved") return blocker.proceed();
    if (saving === "waiting") void send();
    const isOnItsWay = saving === "waiting" || saving === "sending";
    const go = () => (isKept.current ? blocker.proceed() : setAsking(true));
    const timer = setTimeout(go, isOnItsWay ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [blocker, saving, send, isKept]);
  useSavedBeforeSignOut(saving, send);

  const answer = (way: "stay" | "go") => {
    if (blocker.state !== "blocked") return;
    if (way === "go") blocker.proceed();
    else blocker.reset();
  };
  return { isAsking, answer };
}

/** Other parts of the same document are the same page. */
function documentOf({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get("cv")}`;
}

/** Whoever signs out leaves no words behind in a browser that others may use, if they can be saved. */
function useSavedBeforeSignOut(saving: Saving["kind"], send: () => Promise<void>): void {
  useEffect(() => {
    if (saving === "saved") return;
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (new URL(form.action).pathname !== "/logout") return;
      event.preventDefault();
      void send().finally(() => form.submit());
    };
    document.addEventListener("submit", onSubmit, { capture: true });
    return () => document.removeEventListener("submit", onSubmit, { capture: true });
  }, [saving, send]);
}
