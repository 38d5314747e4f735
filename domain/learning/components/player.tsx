import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import { useEnhanced } from "#ui/use-enhanced.ts";
import { spokenTime } from "../catalogue/film-time.ts";
import type { LessonView } from "../lesson-view.ts";
import { Controls } from "./player-controls.tsx";
import { keyActions, keysFor, pressKey, toggle } from "./player-keys.ts";
import type { PlayerSettings } from "./player-settings.ts";
import { type ScreenPowers, useScreenPowers } from "./screen-powers.ts";
import { type PlayerState, playFrom, sourceFor } from "./use-player.ts";
import "./player.css";

type PlayerProps = {
  view: Pick<LessonView, "title" | "durationMs" | "chapters" | "sources" | "startMs">;
  video: RefObject<HTMLVideoElement | null>;
  state: PlayerState;
  settings: PlayerSettings;
  choose: (chosen: Partial<PlayerSettings>) => void;
  seek: (ms: number) => void;
  keepPlayed: () => void;
};

/** The browser's own player, with our controls around it once the script is there. */
export function Player(props: PlayerProps) {
  const { view, video, state, settings, choose, seek } = props;
  const frame = useRef<HTMLElement>(null);
  const powers = useScreenPowers();
  const acts = keyActions({ video, frame, settings, choose, seek });
  return (
    <section
      className="player"
      aria-label="Video player"
      ref={frame}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const film = { nowMs: state.nowMs, durationMs: view.durationMs };
        if (pressKey(event, film, acts)) event.preventDefault();
      }}
    >
      <Film {...props} />
      <div className="player__own">
        <Scrub view={view} nowMs={state.nowMs} seek={seek} />
        <Controls {...props} {...{ acts, powers }} />
        <KeyHelp powers={powers} />
      </div>
    </section>
  );
}

function KeyHelp({ powers }: { powers: ScreenPowers }) {
  return (
    <details className="player__keys">
      <summary>Keyboard keys</summary>
      <dl>
        {keysFor(powers).map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const PHONE = "(max-width: 40rem)";

function Film({ view, video, settings, keepPlayed }: PlayerProps) {
  const isEnhanced = useEnhanced();
  // Each answer has newly signed addresses; the film goes on with those it began with.
  const [sources] = useState(view.sources);
  const refresh = useFreshFile({ video, sources, quality: settings.quality, keepPlayed });
  const begin = view.startMs > 0 ? `#t=${view.startMs / 1000}` : "";
  const [small, large] = [sources.videos.at(-1), sources.videos[0]];
  return (
    <div className="player__v">
      {/* The largest thing on a phone's first screen: a video's poster is asked for late otherwise. */}
      {sources.poster ? (
        <link rel="preload" as="image" href={sources.poster} fetchPriority="high" />
      ) : null}
      {/* biome-ignore lint/a11y/useMediaCaption: there is a track wherever the lesson has captions; the desk lists those without. */}
      <video
        ref={video}
        controls={!isEnhanced}
        tabIndex={0}
        preload="metadata"
        playsInline
        poster={sources.poster ?? undefined}
        width={1280}
        height={720}
        aria-label={view.title}
        onError={refresh}
        onClick={({ currentTarget }) => (isEnhanced ? toggle(currentTarget) : undefined)}
      >
        {small && large && small !== large ? (
          <source src={small.src + begin} type="video/mp4" media={PHONE} />
        ) : null}
        {large ? <source src={large.src + begin} type="video/mp4" onError={refresh} /> : null}
        {sources.captions ? (
          <track kind="captions" src={sources.captions} srcLang="en" label="English" default />
        ) : null}
      </video>
    </div>
  );
}

type Fresh = Pick<PlayerProps, "video" | "keepPlayed"> & {
  sources: LessonView["sources"];
  quality: number;
};

const REFRESH_MS = 60_000;

/** Another file where the reader chose another quality, and the same at a new address where the old ran out. */
function useFreshFile({ video, sources, quality, keepPlayed }: Fresh) {
  const refreshedAt = useRef(0);
  useEffect(() => {
    const src = quality ? sourceFor(sources, quality) : undefined;
    const element = video.current;
    if (!element || !src || element.currentSrc.includes(src)) return;
    keepPlayed();
    playFrom(element, src);
  }, [quality, video, sources, keepPlayed]);
  return async () => {
    const element = video.current;
    if (!element || Date.now() - refreshedAt.current < REFRESH_MS) return;
    refreshedAt.current = Date.now();
    const answer = await fetch(sources.refresh).catch(() => null);
    if (!answer?.ok) return;
    keepPlayed();
    const fresh = (await answer.json()) as LessonView["sources"];
    playFrom(element, sourceFor(fresh, quality || 720) ?? "");
  };
}

type ScrubProps = {
  view: Pick<LessonView, "durationMs" | "chapters">;
  nowMs: number;
  seek: (ms: number) => void;
};

const at = (part: number, whole: number) =>
  ({ "--x": `${(100 * part) / Math.max(1, whole)}%` }) as CSSProperties;

/** The film as a line with its chapters as stops. */
function Scrub({ view: { durationMs, chapters }, nowMs, seek }: ScrubProps) {
  return (
    <div className="scrub" style={at(nowMs, durationMs)}>
      <i className="scrub__d" />
      {chapters.map(({ atMs }) => (
        <span
          key={atMs}
          className="scrub__s"
          data-done={atMs <= nowMs ? "" : undefined}
          style={at(atMs, durationMs)}
        />
      ))}
      <input
        type="range"
        min={0}
        max={Math.floor(durationMs / 1000)}
        step={1}
        value={Math.floor(nowMs / 1000)}
        aria-label="Position"
        aria-valuetext={`${spokenTime(nowMs)} of ${spokenTime(durationMs)}`}
        onChange={(event) => seek(Number(event.currentTarget.value) * 1000)}
      />
    </div>
  );
}
