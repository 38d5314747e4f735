import { type RefObject, useEffect, useState } from "react";
import type { LessonSources } from "../media/lesson-media.ts";
import {
  type PlayerSettings,
  readSettings,
  usualSettings,
  writeSettings,
} from "./player-settings.ts";

export type PlayerState = { nowMs: number; isPlaying: boolean; isMuted: boolean };

/** What the film is doing, as its element tells it. */
export function usePlayerState(
  video: RefObject<HTMLVideoElement | null>,
  startMs: number,
): PlayerState {
  const [state, setState] = useState({ nowMs: startMs, isPlaying: false, isMuted: false });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const read = () =>
      setState({
        nowMs: Math.round(element.currentTime * 1000),
        isPlaying: !element.paused && !element.ended,
        isMuted: element.muted,
      });
    // Before the script arrived somebody may have pressed the browser's own buttons.
    const isUntouched = element.paused && element.played.length === 0;
    if (isUntouched && startMs > 0 && Math.abs(element.currentTime * 1000 - startMs) > 500)
      element.currentTime = startMs / 1000;
    if (!isUntouched) read();
    const events = ["timeupdate", "seeked", "play", "pause", "ended", "volumechange"] as const;
    for (const name of events) element.addEventListener(name, read);
    return () => {
      for (const name of events) element.removeEventListener(name, read);
    };
  }, [video, startMs]);
  return state;
}

/** What the reader chose, applied to the element and remembered. */
export function usePlayerSettings(video: RefObject<HTMLVideoElement | null>) {
  const [settings, setSettings] = useState<PlayerSettings>(usualSettings);
  useEffect(() => setSettings(readSettings()), []);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.playbackRate = settings.speed;
    // A new file begins at the usual speed.
    const onLoaded = () => {
      element.playbackRate = settings.speed;
      showCaptions(element, settings.hasCaptions);
    };
    onLoaded();
    element.addEventListener("loadedmetadata", onLoaded);
    return () => element.removeEventListener("loadedmetadata", onLoaded);
  }, [video, settings.speed, settings.hasCaptions]);
  const choose = (chosen: Partial<PlayerSettings>) => {
    const next = { ...settings, ...chosen };
    setSettings(next);
    writeSettings(next);
  };
  return { settings, choose };
}

function showCaptions(element: HTMLVideoElement, isShown: boolean): void {
  for (const track of element.textTracks) track.mode = isShown ? "showing" : "hidden";
}

/** Puts another file behind the element and goes on at the same moment. */
export function playFrom(element: HTMLVideoElement, src: string): void {
  const { currentTime, paused } = element;
  element.src = src;
  element.currentTime = currentTime;
  if (!paused) void element.play();
}

/** The file of a quality; the first that is no larger, where it is not there. */
export function sourceFor({ videos }: LessonSources, quality: number): string | undefined {
  return (videos.find(({ height }) => height <= quality) ?? videos.at(-1))?.src;
}
