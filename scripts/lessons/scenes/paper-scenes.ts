import { arriving, block, card, LEFT, PAPER, RIGHT, text } from "../svg.ts";
import { latest, type Progress, type SceneOf, step } from "./scene.ts";
import { heading } from "./word-scenes.ts";

/** A page in small, its zones lit one after another, with their names beside it. */
export function drawPage(scene: SceneOf<"page">, progress: Progress): string {
  const [x, top, width, height] = [LEFT + 20, 232, 290, 386];
  const rows = scene.zones.reduce((sum, zone) => sum + zone.rows, 0);
  const unit = (height - 28) / (rows + scene.zones.length * 0.6);
  const here = latest(progress);
  let y = top + 18;
  const zones = scene.zones.map(({ label, rows: count }, index) => {
    const from = y;
    const tall = unit * (count + 0.6);
    y += tall;
    const isHere = index === here;
    const lines = Array.from({ length: count }, (_, line) => {
      const long = line === 0 ? 0.62 : line === count - 1 && count > 1 ? 0.78 : 1;
      return `<rect x="${x + 28}" y="${(from + unit * (line + 0.35)).toFixed(1)}" width="${(width - 56) * long}" height="${Math.min(12, unit * 0.42).toFixed(1)}" rx="4" fill="${isHere ? PAPER.ink : PAPER.line}"/>`;
    });
    const style = { face: isHere ? "bold" : "text", size: 42, fill: PAPER.ink } as const;
    const labelY = 286 + (index * 340) / Math.max(1, scene.zones.length - 1 || 1) * (scene.zones.length > 3 ? 1 : 0.8);
    return (
      (isHere
        ? `<rect x="${x + 10}" y="${(from + 1).toFixed(1)}" width="${width - 20}" height="${(tall - 2).toFixed(1)}" rx="8" fill="${PAPER.mark}"/>`
        : "") +
      lines.join("") +
      arriving(
        step(progress, index),
        `<circle cx="500" cy="${labelY - 14}" r="14" fill="${isHere ? PAPER.mark : PAPER.ink}" stroke="${PAPER.ink}" stroke-width="5"/>` +
          block(540, labelY, label, { ...style, box: { width: RIGHT - 540, lines: 1 } }).svg,
      )
    );
  });
  return (
    heading(scene.title, PAPER, progress.enter) +
    arriving(progress.enter, card(x, top, { width, height }, { fill: PAPER.card, stroke: PAPER.ink })) +
    arriving(progress.enter, zones.join(""))
  );
}

/** A payslip, an advert, a contract: rows of a form, the ones that matter marked as they are spoken of. */
export function drawSlip(scene: SceneOf<"slip">, progress: Progress): string {
  const gap = 72;
  const top = 226;
  const width = RIGHT - LEFT;
  let marked = -1;
  const rows = scene.rows.map(({ label, value, mark }, index) => {
    if (mark) marked += 1;
    const lit = mark ? step(progress, marked) : 0;
    const y = top + 70 + index * gap;
    const style = { size: 38, fill: PAPER.ink, face: "text" } as const;
    return (
      (lit > 0
        ? `<rect x="${LEFT + 14}" y="${y}" width="${((width - 28) * lit).toFixed(1)}" height="${gap - 6}" rx="10" fill="${PAPER.mark}"/>`
        : "") +
      text(LEFT + 36, y + 46, label, { ...style, fill: lit > 0 ? PAPER.ink : PAPER.muted }) +
      block(RIGHT - 36, y + 46, value, {
        ...style,
        face: "bold",
        anchor: "end",
        box: { width: 700, lines: 1 },
      }).svg
    );
  });
  const size = { width, height: 84 + gap * scene.rows.length };
  return (
    heading(scene.title, PAPER, progress.enter) +
    arriving(
      progress.enter,
      card(LEFT, top, size, { fill: PAPER.card, stroke: PAPER.ink }) +
        text(LEFT + 36, top + 48, scene.name, { face: "bold", size: 34, fill: PAPER.ink }) +
        `<path d="M${LEFT} ${top + 66}H${RIGHT}" stroke="${PAPER.ink}" stroke-width="3"/>` +
        rows.join(""),
    )
  );
}
