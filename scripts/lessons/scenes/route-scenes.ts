import { arriving, block, drawnLine, LEFT, NIGHT, RIGHT, stop, text } from "../svg.ts";
import { latest, type Progress, type SceneOf, step } from "./scene.ts";
import { heading } from "./word-scenes.ts";

const LINE_Y = 340;

function places(count: number): number[] {
  const width = (RIGHT - LEFT) / count;
  return Array.from({ length: count }, (_, index) => LEFT + width * (index + 0.5));
}

export function drawStops(scene: SceneOf<"stops">, progress: Progress): string {
  const theme = NIGHT;
  const xs = places(scene.stops.length);
  const here = latest(progress);
  // The marker travels to a stop while its words come in.
  const from = xs[Math.max(0, here - 1)]!;
  const reached = here < 0 ? xs[0]! : from + (xs[here]! - from) * step(progress, here);
  const width = (RIGHT - LEFT) / scene.stops.length - 24;
  const labels = scene.stops.map(({ label, note }, index) => {
    const style = { size: 40, fill: theme.ink, anchor: "middle", face: "bold" } as const;
    const name = block(xs[index]!, LINE_Y + 84, label, { ...style, box: { width, lines: 2 } });
    const more = note
      ? block(xs[index]!, LINE_Y + 84 + name.height + 4, note, {
          ...style,
          face: "text",
          size: 34,
          fill: theme.muted,
          box: { width, lines: 3 },
        }).svg
      : "";
    return arriving(step(progress, index), name.svg + more);
  });
  const rail = { stroke: theme.line, progress: progress.enter };
  return (
    heading(scene.title, theme, progress.enter) +
    drawnLine([LEFT, LINE_Y], [RIGHT, LINE_Y], rail) +
    drawnLine([LEFT, LINE_Y], [reached, LINE_Y], {
      progress: here < 0 ? 0 : 1,
      stroke: theme.mark,
      width: 9,
    }) +
    xs.map((x, index) => stop(x, LINE_Y, index < here ? "done" : "ahead", theme, 20)).join("") +
    (here < 0 ? "" : stop(Math.round(reached), LINE_Y, "here", theme, 26)) +
    labels.join("")
  );
}

const GATES = {
  open: { word: "Open", ink: "#7fd6a8" },
  shut: { word: "Shut", ink: "#ff9d8c" },
  ask: { word: "Ask", ink: "#ffc629" },
} as const;

/** Gates across a route: leaves swung open, closed, or not known. */
export function drawGates(scene: SceneOf<"gates">, progress: Progress): string {
  const theme = NIGHT;
  const xs = places(scene.gates.length);
  const width = (RIGHT - LEFT) / scene.gates.length - 24;
  const blocked = scene.gates.findIndex(({ state }) => state === "shut");
  const passed = Math.min(latest(progress), blocked < 0 ? Number.POSITIVE_INFINITY : blocked);
  const until = passed < 0 ? LEFT : xs[passed]! + (passed === blocked ? -20 : 70);
  const gates = scene.gates.map(({ label, state }, index) => {
    const x = xs[index]!;
    const { word, ink } = GATES[state];
    const leaf = {
      open: `M${x} 282H${x + 58}M${x} 398H${x + 58}`,
      shut: `M${x} 282V398`,
      ask: `M${x} 302V322M${x} 358V378`,
    }[state];
    const style = { face: "bold", size: 40, fill: theme.ink, anchor: "middle" } as const;
    return (
      `<path d="M${x} 232V282M${x} 398V448" stroke="${theme.line}" stroke-width="8"/>` +
      arriving(
        step(progress, index),
        `<path d="${leaf}" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>` +
          `<circle cx="${x}" cy="282" r="11" fill="${ink}"/><circle cx="${x}" cy="398" r="11" fill="${ink}"/>` +
          text(x, 512, word, { ...style, fill: ink }) +
          block(x, 562, label, { ...style, face: "text", size: 36, box: { width, lines: 2 } }).svg,
        0,
      )
    );
  });
  return (
    heading(scene.title, theme, progress.enter) +
    drawnLine([LEFT, LINE_Y], [RIGHT, LINE_Y], { stroke: theme.line, progress: progress.enter }) +
    drawnLine([LEFT, LINE_Y], [until, LINE_Y], {
      progress: passed < 0 ? 0 : 1,
      stroke: theme.mark,
      width: 10,
    }) +
    gates.join("")
  );
}

const TONES = { used: "#6d7fa6", left: "#fff9ec", here: "#ffc629" } as const;

/** A length of time as one bar, filled part by part. */
export function drawSpan(scene: SceneOf<"span">, progress: Progress): string {
  const theme = NIGHT;
  const width = RIGHT - LEFT;
  const top = 286;
  let x = LEFT;
  const parts = scene.parts.map(({ length, label, tone }, index) => {
    const whole = (width * length) / scene.total;
    const grown = whole * step(progress, index);
    const from = x;
    x += whole;
    const style = { face: "bold", size: 38, fill: theme.ink, anchor: "middle" } as const;
    const box = { width: Math.max(whole - 16, 230), lines: 3 };
    return (
      (grown > 0
        ? `<rect x="${from + 3}" y="${top + 3}" width="${Math.max(0, grown - 6).toFixed(1)}" height="94" rx="10" fill="${TONES[tone]}"/>`
        : "") + arriving(step(progress, index), block(from + whole / 2, top + 160, label, { ...style, box }).svg)
    );
  });
  const ticks = Array.from({ length: scene.total - 1 }, (_, index) => {
    const at = LEFT + (width * (index + 1)) / scene.total;
    return `<path d="M${at} ${top - 12}V${top}" stroke="${theme.muted}" stroke-width="5"/>`;
  });
  return (
    heading(scene.title, theme, progress.enter) +
    arriving(
      progress.enter,
      `<rect x="${LEFT}" y="${top}" width="${width}" height="100" rx="12" fill="${theme.card}" stroke="${theme.line}" stroke-width="4"/>${ticks.join("")}` +
        text(RIGHT, top - 24, `${scene.total} ${scene.unit}`, {
          face: "bold",
          size: 34,
          fill: theme.muted,
          anchor: "end",
        }),
      0,
    ) +
    parts.join("")
  );
}
