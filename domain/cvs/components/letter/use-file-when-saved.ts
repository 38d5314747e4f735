import { type MouseEvent, useEffect, useState } from "react";
import type { Saving } from "../../editing/studio-state.ts";

/**
 * A file is made of what we keep: what was just typed is kept first. For a link that leads to one.
 * `isRefused` where that could not be kept, so that there is no file yet.
 */
export function useFileWhenSaved(saving: Saving["kind"], send: () => Promise<void>) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (wanted === null || saving === "waiting" || saving === "sending") return;
    setWanted(null);
    setRefused(saving !== "saved");
    if (saving === "saved") location.assign(wanted);
  }, [wanted, saving]);

  const onFile = (event: MouseEvent<HTMLAnchorElement>) => {
    if (saving === "saved") return;
    event.preventDefault();
    setWanted(event.currentTarget.href);
    if (saving !== "sending") void send();
  };
  return { onFile, isRefused: isRefused && saving !== "saved" };
}
