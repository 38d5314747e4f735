import { type MouseEvent, useEffect, useState } from "react";
import { isConnected } from "#domain/drafts/connection.ts";
import type { Saving } from "#domain/drafts/editor.ts";

/** Why there is no file yet: its words are not kept, or nobody can be reached. */
type NoFile = "unsaved" | "unreachable";

/**
 * A file is made of what we keep: what was just typed is kept first. For a link that leads to one.
 * `noFile` where that could not be kept, or there is no connection, so that there is no file yet:
 * the browser would put its own page about it in the place of this one.
 */
export function useFileWhenSaved(saving: Saving["kind"], send: () => Promise<void>) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [noFile, setNoFile] = useState<NoFile | null>(null);
  useEffect(() => {
    if (saving === "saved") setNoFile((why) => (why === "unsaved" ? null : why));
  }, [saving]);
  useEffect(() => {
    if (wanted === null || saving === "unsaved" || saving === "saving") return;
    setWanted(null);
    if (saving !== "saved") return setNoFile("unsaved");
    void isConnected().then((isReached) => {
      setNoFile(isReached ? null : "unreachable");
      if (isReached) location.assign(wanted);
    });
  }, [wanted, saving]);

  const onFile = (event: MouseEvent<HTMLAnchorElement>) => {
    const isSaved = saving === "saved";
    if (isSaved && isForNewTab(event)) return;
    event.preventDefault();
    setNoFile(null);
    setWanted(event.currentTarget.href);
    if (saving !== "saving" && !isSaved) void send();
  };
  return { onFile, noFile };
}

/** A new tab leaves this page where it is. */
function isForNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
