import { type Ref, useMemo } from "react";
import type { KeyedCue } from "./use-cues.ts";

type WaveformProps = {
  waveform: { stepMs: number; peaks: readonly number[] } | null;
  cues: readonly KeyedCue[];
  durationMs: number;
  /** The line that shows where the film is; moved by the player. */
  playhead: Ref<SVGLineElement>;
  onSeek: (ms: number) => void;
};

/** Two pixels of height for each hundredth of loudness would be too tall; a hundred units are drawn. */
const HEIGHT = 100;
const PIXELS_PER_SECOND = 14;

/**
 * How loud the film is, and which captions lie where. It is for the eye and the mouse: by keyboard
 * the slider below and the captions' own fields do the same.
 */
export function Waveform({ waveform, cues, durationMs, playhead, onSeek }: WaveformProps) {
  const shape = useMemo(() => (waveform ? shapeOf(waveform) : ""), [waveform]);
  return (
    // It scrolls, so a keyboard must be able to reach it.
    <div className="ldesk__wave" role="region" aria-label="How loud the film is" tabIndex={0}>
      <svg
        viewBox={`0 0 ${durationMs} ${HEIGHT}`}
        preserveAspectRatio="none"
        width={(durationMs / 1000) * PIXELS_PER_SECOND}
        height={HEIGHT}
        aria-hidden="true"
        onClick={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          onSeek(((event.clientX - left) / width) * durationMs);
        }}
      >
        {cues.map(({ key, startMs, endMs }) => (
          <rect
            key={key}
            className="ldesk__cue"
            x={startMs}
            width={Math.max(0, endMs - startMs)}
            height={HEIGHT}
          />
        ))}
        <path className="ldesk__loud" d={shape} />
        <line ref={playhead} className="ldesk__head" x1="0" x2="0" y1="0" y2={HEIGHT} />
      </svg>
    </div>
  );
}

function shapeOf({ stepMs, peaks }: { stepMs: number; peaks: readonly number[] }): string {
  const middle = HEIGHT / 2;
  return peaks
    .map((peak, index) => {
      const half = Math.max(0.5, peak / 2);
      return `M${index * stepMs} ${middle - half}V${middle + half}`;
    })
    .join("");
}
