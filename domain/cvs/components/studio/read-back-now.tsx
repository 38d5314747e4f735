import { useEffect, useState } from "react";
import { cvPaths } from "../../cv-paths.ts";
import { ReadBackLine } from "./read-back-panel.tsx";

type Counted = { found: number; of: number };

const PAUSE_MS = 3000;

/** How much of the CV is found again in its PDF, asked when it has been saved for a moment. */
export function ReadBackNow({ cvId, revision }: { cvId: string; revision: number }) {
  const [counted, setCounted] = useState<Counted | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `${cvPaths.readBackJson(cvId)}?r=${revision}`;
        const response = await fetch(path, { signal: leaving.signal });
        if (response.ok) setCounted((await response.json()) as Counted);
      } catch {
        // Without a connection the line of the last reading stays.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [cvId, revision]);

  return <div className="readback__room">{counted ? <ReadBackLine {...counted} /> : null}</div>;
}
