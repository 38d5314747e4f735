import { useEffect, useRef, useState } from "react";
import { cvPaths } from "../../document/cv-paths.ts";
import type { Overflow } from "../../print/printable.ts";
import type { UnprintableField } from "../unprintable-labels.ts";

export type Drawn = {
  /** Addresses of the pages as pictures. */
  pages: readonly string[];
  overflow: Overflow | null;
  unprintable: readonly UnprintableField[];
  /** Why there are no newer pages. */
  sentence: string | null;
};

type Answer = Pick<Drawn, "pages" | "overflow" | "unprintable"> | { sentence: string };

const PAUSE_MS = 250;

/** The pages as they would print now. The old ones stay until the new ones are ready to be shown. */
export function usePreview(cvId: string, state: object, first: Drawn): Drawn {
  const [drawn, setDrawn] = useState(first);
  const asked = useRef(state);

  useEffect(() => {
    if (asked.current === state) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await draw(cvId, state, leaving.signal);
      if (!answer || leaving.signal.aborted) return;
      asked.current = state;
      setDrawn((before) => shown(before, answer));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [cvId, state]);

  return drawn;
}

const nothing = { pages: [], overflow: null, unprintable: [] };

async function draw(cvId: string, state: object, signal: AbortSignal): Promise<Drawn | null> {
  try {
    const response = await fetch(cvPaths.draw(cvId), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(state),
      signal,
    });
    const answer = (await response.json()) as Answer;
    if ("sentence" in answer) return { ...nothing, sentence: answer.sentence };
    const pages = answer.pages.map(addressOf);
    await Promise.all(pages.map(ready));
    return { ...answer, pages, sentence: null };
  } catch {
    // No connection, or typed on meanwhile: the next pause asks again.
    return null;
  }
}

function shown(before: Drawn, answer: Drawn): Drawn {
  if (answer.sentence) return { ...before, sentence: answer.sentence };
  for (const page of before.pages) if (page.startsWith("blob:")) URL.revokeObjectURL(page);
  return answer;
}

function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

/** Loaded before it is shown, so that no page is ever blank. */
async function ready(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
}
