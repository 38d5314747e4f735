import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { Seconds } from "../watching/played.ts";
import { playedOf, savePlace } from "./save-place.ts";

type Watching = {
  video: RefObject<HTMLVideoElement | null>;
  own: { opened: string; saveTo: string; isWatched: boolean } | null;
  durationMs: number;
};

/**
 * Saves where the film is and what was really played of it. The element itself counts that: a jump
 * counts nothing, and double speed counts the film's seconds.
 */
export function useWatching({ video, own, durationMs }: Watching) {
  const before = useRef<Seconds[]>([]);
  const { revalidate } = useRevalidator();
  const latest = useRef({ own, revalidate });
  useEffect(() => {
    latest.current = { own, revalidate };
  });
  const saveTo = own?.saveTo;
  useEffect(() => {
    const element = video.current;
    if (!element || !saveTo) return;
    return savePlace(element, {
      ...{ saveTo, durationMs },
      opened: () => latest.current.own?.opened ?? "",
      before: () => before.current,
      onSaved: ({ isWatched }) => {
        // The course's line and the certificate follow.
        if (isWatched && !latest.current.own?.isWatched) void latest.current.revalidate();
      },
    });
  }, [video, saveTo, durationMs]);

  /** Call before the element gets another file. */
  const keepPlayed = useCallback(() => {
    if (video.current) before.current.push(...playedOf(video.current));
  }, [video]);
  return { keepPlayed };
}
