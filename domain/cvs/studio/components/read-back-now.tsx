import { useEffect, useState } from "react";
import { cvPaths } from "../../document/cv-paths.ts";
import { ReadBackLine } from "./read-back-panel.tsx";

type Counted = { found: number; of: number };
type ReadBackNowProps = {
  cvId: string;
  revision: number;
  /** What stands on the page now: a count is of the words it was made of, and of no others. */
  state: object;
  isSaved: boolean;
};

const PAUSE_MS = 3000;

/** How much of the CV is found again in its PDF, asked when it has been saved for a moment. */
export function ReadBackNow({ cvId, revision, state, isSaved }: ReadBackNowProps) {
  const [counted, setCounted] = useState<(Counted & { state: object }) | null>(null);

  useEffect(() => {
    if (!isSaved) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `${cvPaths.readBackJson(cvId)}?r=${revision}`;
        const response = await fetch(path, { signal: leaving.signal });
        if (response.ok) setCounted({ ...((await response.json()) as Counted), state });
      } catch {
        // Without a connection nothing is said of words that nobody counted.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [cvId, revision, state, isSaved]);

  return (
    <div className="readback__room">
      {counted?.state === state ? <ReadBackLine {...counted} /> : null}
    </div>
  );
}
