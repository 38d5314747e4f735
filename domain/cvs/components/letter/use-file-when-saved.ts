import { type MouseEvent, useEffect, useState } from "react";
import type { Saving } from "../../editing/studio-state.ts";

/** A file is made of what we keep: what was just typed is kept first. For a link that leads to one. */
export function useFileWhenSaved(saving: Saving["kind"], send: () => Promise<void>) {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null || saving === "waiting" || saving === "sending") return;
    setWanted(null);
    // Where it could not be kept, the line under the title says why.
    if (saving === "saved") location.assign(wanted);
  }, [wanted, saving]);

  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (saving === "saved") return;
    event.preventDefault();
    setWanted(event.currentTarget.href);
    if (saving !== "sending") void send();
  };
}
