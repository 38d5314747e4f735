import { arriving, block, card, grouped, LEFT, NEGATIVE, NIGHT, PAPER, RIGHT, text } from "../svg.ts";
import { type Progress, type SceneOf, step } from "./scene.ts";
import { heading } from "./word-scenes.ts";

export function drawNumber(scene: SceneOf<"number">, { enter }: Progress): string {
  const theme = NIGHT;
  const shown = `${scene.before}${grouped(scene.value * enter)}${scene.after}`;
  const style = { face: "text", size: 46, fill: theme.ink, box: { width: RIGHT - LEFT, lines: 2 } } as const;
  const label = block(LEFT, 470, scene.label, style);
  return (
    text(LEFT - 6, 390, shown, { face: "head", size: 190, fill: theme.mark }) +
    label.svg +
    (scene.note
      ? block(LEFT, 470 + label.height + 6, scene.note, { ...style, size: 36, fill: theme.muted }).svg
      : "")
  );
}

/** Pay against lines: the marks first, then the offer, whose figure counts up as it grows. */
export function drawBar(scene: SceneOf<"bar">, progress: Progress): string {
  const theme = NIGHT;
  const width = RIGHT - LEFT;
  const at = (value: number) => LEFT + (width * value) / scene.max;
  const top = 356;
  const marks = scene.marks.map(({ value, label }, index) => {
    const style = { face: "bold", size: 44, fill: theme.ink, anchor: "middle" } as const;
    // Without an offer there is room above the bar, so that two near marks never touch.
    const y = index === 0 && !scene.offer && scene.marks.length > 1 ? top - 86 : top + 150;
    return arriving(
      step(progress, index),
      `<path d="M${at(value)} ${y < top ? top - 30 : top}V${y < top ? top + 74 : top + 100}" stroke="${theme.ink}" stroke-width="6"/>` +
        text(at(value), y, `£${grouped(value)}`, style) +
        text(at(value), y + 44, label, { ...style, face: "text", size: 36, fill: theme.muted }),
      0,
    );
  });
  return (
    heading(scene.title, theme, progress.enter) +
    arriving(
      progress.enter,
      card(LEFT, top, { width, height: 74 }, { fill: theme.card, stroke: theme.line }),
      0,
    ) +
    offerOf(scene, progress, { at, top }) +
    marks.join("")
  );
}

function offerOf(
  { offer, marks }: SceneOf<"bar">,
  progress: Progress,
  { at, top }: { at: (value: number) => number; top: number },
): string {
  const grown = step(progress, marks.length);
  if (!offer || grown <= 0) return "";
  const value = offer.value * grown;
  const label = `£${grouped(value)} ${offer.label}`;
  const x = Math.min(Math.max(at(value), LEFT + 190), RIGHT - 190);
  return (
    `<rect x="${LEFT}" y="${top}" width="${(at(value) - LEFT).toFixed(1)}" height="74" rx="12" fill="${NIGHT.ink}"/>` +
    card(x - 180, top - 116, { width: 360, height: 72 }, { fill: NIGHT.mark }) +
    `<path d="M${at(value).toFixed(1)} ${top - 44}V${top}" stroke="${NIGHT.mark}" stroke-width="6"/>` +
    text(x, top - 67, label, { face: "bold", size: 38, fill: NIGHT.markInk, anchor: "middle" })
  );
}

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** A week of work, day by day, with its sum against the limit. */
export function drawWeek(scene: SceneOf<"week">, progress: Progress): string {
  const grown = step(progress, 0);
  const longest = Math.max(...scene.hours, 6);
  const base = 560;
  const days = DAYS.map((day, index) => {
    const hours = scene.hours[index]!;
    const share = Math.min(1, Math.max(0, grown * 7 - index));
    const height = ((210 * hours) / longest) * share;
    const x = LEFT + index * 104;
    const label = { face: "text", size: 34, fill: PAPER.muted, anchor: "middle" } as const;
    return (
      `<rect x="${x}" y="${(base - height).toFixed(1)}" width="76" height="${height.toFixed(1)}" rx="8" fill="${PAPER.ink}"/>` +
      text(x + 38, base + 46, day, label) +
      (share >= 1 && hours > 0
        ? text(x + 38, base - height - 14, String(hours), { ...label, face: "bold", fill: PAPER.ink })
        : "")
    );
  });
  const sum = scene.hours.reduce((all, hours) => all + hours, 0) * grown;
  const over = sum > scene.limit;
  const style = { face: "text", size: 36, fill: PAPER.ink, box: { width: 330, lines: 3 } } as const;
  return (
    heading(scene.title, PAPER, progress.enter) +
    `<path d="M${LEFT - 8} ${base}H${LEFT + 708}" stroke="${PAPER.line}" stroke-width="4"/>` +
    days.join("") +
    text(860, 400, grouped(sum), { face: "head", size: 130, fill: over ? NEGATIVE.ink : PAPER.ink }) +
    text(860, 452, `of ${scene.limit} hours`, { face: "bold", size: 40, fill: over ? NEGATIVE.ink : PAPER.muted }) +
    (scene.note && grown >= 1 ? block(860, 514, scene.note, style).svg : "")
  );
}
