import { type MouseEvent, useEffect, useState } from "react";
import { isConnected } from "../../editing/connection.ts";
import type { Saving } from "../../editing/studio-state.ts";

/**
 * A file is made of what we keep: what was just typed is kept first. For a link that leads to one.
 * `isRefused` where that could not be kept, or there is no connection, so that there is no file yet:
 * the browser would put its own page about it in the place of this one.
 */
export function useFileWhenSaved(saving: Saving["kind"], send: () => Promise<void>) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (wanted === null || saving === "waiting" || saving === "sending") return;
    setWanted(null);
    if (saving !== "saved") return setRefused(true);
    void isConnected().then((isReached) => {
      setRefused(!isReached);
      if (isReached) location.assign(wanted);
    });
  }, [wanted, saving]);

  const onFile = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    setRefused(false);
    setWanted(event.currentTarget.href);
    if (saving !== "sending" && saving !== "saved") void send();
  };
  return { onFile, isRefused };
}
