import { type RefObject, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { type Seconds, wholeSeconds, writePlayed } from "../watching/played.ts";

const SAVE_EVERY_MS = 5000;

type Watching = {
  video: RefObject<HTMLVideoElement | null>;
  own: { opened: string; saveTo: string; isWatched: boolean } | null;
  durationMs: number;
};

/**
 * Saves where the film is and what was really played of it: the element itself counts that, so a
 * jump counts nothing and double speed counts the film's seconds. Every few seconds while it plays,
 * when it stops, and as the page goes.
 */
export function useWatching({ video, own, durationMs }: Watching) {
  /** Played before the picture's quality was changed: the element begins to count anew. */
  const before = useRef<Seconds[]>([]);
  const { revalidate } = useRevalidator();
  const isWatched = own?.isWatched ?? false;
  const latest = useRef({ isWatched, revalidate });
  latest.current = { isWatched, revalidate };

  useEffect(() => {
    const element = video.current;
    if (!element || !own) return;
    const { opened, saveTo } = own;
    let sent = "";
    const message = () => {
      const played = [...before.current, ...playedOf(element)];
      const seconds = wholeSeconds(played, Math.max(1, Math.floor(durationMs / 1000)));
      const position = String(Math.round(element.currentTime * 1000));
      return new URLSearchParams({ position, played: writePlayed(seconds), opened });
    };
    // Whoever has not played anything is where they were.
    const isNew = (body: URLSearchParams) => body.get("played") !== "" && String(body) !== sent;
    const save = async () => {
      const body = message();
      if (!isNew(body)) return;
      sent = String(body);
      try {
        const answer = await fetch(saveTo, { method: "POST", body });
        const told = answer.ok ? ((await answer.json()) as { isWatched: boolean }) : null;
        if (told?.isWatched && !latest.current.isWatched) await latest.current.revalidate();
      } catch {
        // Offline: what was played is sent again with the next few seconds.
        sent = "";
      }
    };
    const leave = () => {
      const body = message();
      if (isNew(body) && navigator.sendBeacon(saveTo, body)) sent = String(body);
    };
    const onHidden = () => document.visibilityState === "hidden" && leave();
    const timer = setInterval(() => !element.paused && void save(), SAVE_EVERY_MS);
    element.addEventListener("pause", save);
    element.addEventListener("ended", save);
    document.addEventListener("visibilitychange", onHidden);
    addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      element.removeEventListener("pause", save);
      element.removeEventListener("ended", save);
      document.removeEventListener("visibilitychange", onHidden);
      removeEventListener("pagehide", leave);
      leave();
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is asked for anew has another token for the same visit; the first stays good.
  }, [own?.saveTo, durationMs]);

  return {
    /** Call before the element gets another file. */
    keepPlayed: () => {
      if (video.current) before.current.push(...playedOf(video.current));
    },
  };
}

function playedOf({ played }: HTMLVideoElement): Seconds[] {
  return Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)]);
}
