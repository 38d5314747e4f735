import type { RefObject } from "react";
import { type PlayerSettings, speeds } from "./player-settings.ts";
import type { ScreenPowers } from "./screen-powers.ts";

/** What a key does to the film. */
export type KeyActions = {
  toggle: () => void;
  seek: (ms: number) => void;
  mute: () => void;
  captions: () => void;
  fullScreen: () => void;
  pictureInPicture: () => void;
  faster: (by: 1 | -1) => void;
};

type KeyLine = { keys: string; does: string; needs?: keyof ScreenPowers };

const keyLines: readonly KeyLine[] = [
  { keys: "K or Space", does: "Play or pause" },
  { keys: "J, L", does: "Back or forward 10 seconds" },
  { keys: "← →", does: "Back or forward 5 seconds" },
  { keys: "0 to 9", does: "Go to 0% to 90% of the film" },
  { keys: "< >", does: "Slower or faster" },
  { keys: "C", does: "Captions on or off" },
  { keys: "M", does: "Sound on or off" },
  { keys: "F", does: "Full screen", needs: "fullScreen" },
  { keys: "P", does: "Picture in picture", needs: "pictureInPicture" },
];

/** The keys that do something in this browser. */
export function keysFor(powers: ScreenPowers): readonly KeyLine[] {
  return keyLines.filter(({ needs }) => needs === undefined || powers[needs]);
}

type Film = { nowMs: number; durationMs: number };

/** True where the key was one of ours. Keys that a control needs itself are left to it. */
export function pressKey(
  { key, target }: { key: string; target: EventTarget },
  { nowMs, durationMs }: Film,
  act: KeyActions,
): boolean {
  const element = target as HTMLElement;
  if (/^(select|textarea)$/i.test(element.tagName)) return false;
  const isControl = /^(button|input|a|summary)$/i.test(element.tagName);
  if (isControl && /^( |Enter|Arrow.*)$/.test(key)) return false;
  if (/^\d$/.test(key)) act.seek((durationMs * Number(key)) / 10);
  else if (Object.hasOwn(jumps, key)) act.seek(nowMs + jumps[key]!);
  else if (Object.hasOwn(named, key.toLowerCase())) named[key.toLowerCase()]!(act);
  else return false;
  return true;
}

const jumps: Readonly<Record<string, number>> = {
  j: -10_000,
  l: 10_000,
  J: -10_000,
  L: 10_000,
  ArrowLeft: -5000,
  ArrowRight: 5000,
};

const named: Readonly<Record<string, (act: KeyActions) => void>> = {
  " ": (act) => act.toggle(),
  k: (act) => act.toggle(),
  m: (act) => act.mute(),
  c: (act) => act.captions(),
  f: (act) => act.fullScreen(),
  p: (act) => act.pictureInPicture(),
  "<": (act) => act.faster(-1),
  ">": (act) => act.faster(1),
};

/** Where a phone shows no page in full screen, it shows the film so. */
type FilmOfPhone = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

type Acting = {
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLElement | null>;
  settings: PlayerSettings;
  choose: (chosen: Partial<PlayerSettings>) => void;
  seek: (ms: number) => void;
};

export function keyActions({ video, frame, settings, choose, seek }: Acting): KeyActions {
  return {
    seek,
    toggle: () => video.current && toggle(video.current),
    mute: () => {
      if (video.current) video.current.muted = !video.current.muted;
    },
    captions: () => choose({ hasCaptions: !settings.hasCaptions }),
    fullScreen: () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      else if (document.fullscreenEnabled) void frame.current?.requestFullscreen();
      else (video.current as FilmOfPhone | null)?.webkitEnterFullscreen?.();
    },
    pictureInPicture: () => {
      if (document.pictureInPictureElement) void document.exitPictureInPicture();
      else void video.current?.requestPictureInPicture?.().catch(() => undefined);
    },
    faster: (by) => choose({ speed: stepOf(settings.speed, by) }),
  };
}

export function toggle(film: HTMLVideoElement): void {
  if (film.paused) void film.play();
  else film.pause();
}

function stepOf(speed: number, by: 1 | -1): number {
  const at = (speeds as readonly number[]).indexOf(speed);
  return speeds[Math.max(0, Math.min(speeds.length - 1, at + by))]!;
}
