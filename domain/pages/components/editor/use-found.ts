import { useEffect, useState } from "react";

/** A page, a fact or a job, as the server finds it. */
export type Found = { value: string; title: string; detail: string };

const PAUSE_MS = 150;

/** What the server finds for some words, a moment after the last was typed. */
export function useFound(kind: string, q: string): readonly Found[] {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ kind, q });
        const answer = await fetch(`/staff/content/find?${query}`, { signal: stop.signal });
        if (answer.ok) setFound(await answer.json());
      } catch {
        // Typed on, closed, or no connection: what was found before stays.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, q]);
  return found;
}
