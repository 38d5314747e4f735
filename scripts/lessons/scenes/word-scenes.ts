import { widthOf } from "../fonts.ts";
import {
  arriving,
  block,
  card,
  cross,
  drawnLine,
  LEFT,
  NEGATIVE,
  NIGHT,
  PAPER,
  POSITIVE,
  RIGHT,
  stop,
  text,
  tick,
  type Theme,
} from "../svg.ts";
import { latest, type Progress, type SceneOf, step } from "./scene.ts";

const FULL = RIGHT - LEFT;

export function heading(words: string, theme: Theme, enter: number): string {
  const size = widthOf(words, "head", 56) <= FULL ? 56 : 48;
  const style = { face: "head", size, fill: theme.ink, box: { width: FULL, lines: 1 } } as const;
  return arriving(enter, block(LEFT, 190, words, style).svg, 12);
}

export function drawTitle(scene: SceneOf<"title"> | SceneOf<"end">, { enter }: Progress): string {
  const theme = NIGHT;
  const title = block(LEFT, 0, scene.title, {
    face: "head",
    size: 84,
    fill: theme.ink,
    box: { width: FULL, lines: 2 },
  });
  const top = title.lines === 1 ? 320 : 270;
  const under = top + title.height - 20;
  const sub = scene.sub
    ? block(LEFT, under + 10, scene.sub, {
        face: "text",
        size: 42,
        fill: theme.muted,
        box: { width: FULL - 60, lines: 2 },
      })
    : undefined;
  const lineY = under + (sub ? sub.height + 20 : 10);
  const ended = scene.kind === "end";
  return (
    arriving(enter, `<g transform="translate(0 ${top})">${title.svg}</g>`) +
    arriving(enter, sub?.svg ?? "") +
    drawnLine([LEFT + 14, lineY], [ended ? RIGHT - 14 : 560, lineY], {
      progress: enter,
      stroke: theme.mark,
      width: 9,
    }) +
    stop(LEFT + 14, lineY, ended ? "done" : "here", theme) +
    (enter >= 1 ? stop(ended ? RIGHT - 14 : 560, lineY, ended ? "here" : "ahead", theme, 20) : "")
  );
}

export function drawList(scene: SceneOf<"list">, progress: Progress): string {
  const theme = PAPER;
  const here = latest(progress);
  const gap = scene.items.length > 4 ? 76 : scene.items.length > 3 ? 92 : 112;
  const top = 284 - (scene.items.length > 3 ? 14 : 0);
  const y = (index: number) => top + index * gap;
  const reached = scene.items.reduce((sum, _item, index) => sum + step(progress, index), 0);
  const x = LEFT + 20;
  const rows = scene.items.map((item, index) => {
    const style = {
      face: index === here ? "bold" : "text",
      size: scene.items.length > 4 ? 40 : 46,
      fill: theme.ink,
      box: { width: FULL - 90, lines: 1 },
    } as const;
    return (
      stop(x, y(index), index === here ? "here" : index < here ? "done" : "ahead", theme) +
      arriving(step(progress, index), block(LEFT + 76, y(index) + 15, item, style).svg)
    );
  });
  const end = y(Math.max(0, Math.min(reached, scene.items.length) - 1));
  return (
    heading(scene.title, theme, progress.enter) +
    drawnLine([x, y(0)], [x, y(scene.items.length - 1)], {
      progress: progress.enter,
      stroke: theme.line,
      width: 5,
    }) +
    drawnLine([x, y(0)], [x, end], { progress: reached > 0 ? 1 : 0, stroke: theme.ink }) +
    rows.join("")
  );
}

export function drawCompare(scene: SceneOf<"compare">, progress: Progress): string {
  const width = 528;
  const size = { width, height: 330 };
  const side = (x: number, words: string, good: boolean) => {
    const tone = good ? POSITIVE : NEGATIVE;
    const style = { face: "bold", size: 42, fill: PAPER.ink } as const;
    return (
      card(x, 252, size, { fill: PAPER.card, stroke: tone.ink }) +
      `<circle cx="${x + 62}" cy="316" r="32" fill="${tone.soft}"/>` +
      (good ? tick(x + 62, 316, tone.ink) : cross(x + 62, 316, tone.ink)) +
      text(x + 112, 330, good ? "Better" : "Not this", { ...style, size: 38, fill: tone.ink }) +
      block(x + 34, 414, words, { ...style, box: { width: width - 64, lines: 3 } }).svg
    );
  };
  return (
    heading(scene.title, PAPER, progress.enter) +
    arriving(step(progress, 0), side(LEFT, scene.no, false)) +
    arriving(step(progress, 1), side(RIGHT - width, scene.yes, true))
  );
}

export function drawMessage(scene: SceneOf<"message">, progress: Progress): string {
  const top = 232;
  const gap = scene.lines.length > 3 ? 92 : 118;
  const height = gap * scene.lines.length + 26;
  const rows = scene.lines.map(({ tag, text: words }, index) => {
    const y = top + 26 + index * gap;
    const isHere = index === latest(progress);
    const style = { face: "text", size: 36, fill: PAPER.ink, box: { width: 748, lines: 2 } } as const;
    return arriving(
      step(progress, index),
      card(LEFT + 24, y + 6, { width: 252, height: 62 }, { fill: isHere ? PAPER.mark : "#f3ecde" }) +
        text(LEFT + 150, y + 49, tag, { face: "bold", size: 34, fill: PAPER.ink, anchor: "middle" }) +
        block(LEFT + 306, y + 36, words, style).svg,
    );
  });
  return (
    heading(scene.title, PAPER, progress.enter) +
    arriving(
      progress.enter,
      card(LEFT, top, { width: FULL, height }, { fill: PAPER.card, stroke: PAPER.ink }),
    ) +
    rows.join("")
  );
}

export function drawTalk(scene: SceneOf<"talk">, progress: Progress): string {
  const width = 860;
  let y = 238;
  const bubbles = scene.lines.map(({ who, text: words }, index) => {
    const mine = who === "you";
    const x = mine ? RIGHT - width : LEFT;
    const said = block(x + 36, 0, words, {
      face: "text",
      size: 38,
      fill: mine ? PAPER.markInk : PAPER.ink,
      box: { width: width - 72, lines: 3 },
    });
    const height = said.height + 62;
    const at = y;
    y += height + 22;
    return arriving(
      step(progress, index),
      card(x, at, { width, height }, { fill: mine ? PAPER.mark : PAPER.card, stroke: PAPER.ink }) +
        text(x + 36, at + 38, mine ? "You" : "They", { face: "bold", size: 28, fill: PAPER.muted }) +
        `<g transform="translate(0 ${at + 82})">${said.svg}</g>`,
    );
  });
  return heading(scene.title, PAPER, progress.enter) + bubbles.join("");
}
