import { HEIGHT, LEFT, NIGHT, PAPER, RIGHT, stop, type Theme, text, WIDTH } from "../svg.ts";
import { drawBar, drawNumber, drawWeek } from "./figure-scenes.ts";
import { drawPage, drawSlip } from "./paper-scenes.ts";
import { drawGates, drawSpan, drawStops } from "./route-scenes.ts";
import type { Progress, Scene } from "./scene.ts";
import { drawCompare, drawList, drawMessage, drawTalk, drawTitle } from "./word-scenes.ts";

const ON_NIGHT = new Set<Scene["kind"]>(["title", "end", "number", "bar", "stops", "gates", "span"]);

/** What stays the same in a lesson's frames. */
export type Frame = { course: string; chapters: number; chapter: number };

export function drawFrame(scene: Scene, progress: Progress, frame: Frame): string {
  const theme = ON_NIGHT.has(scene.kind) ? NIGHT : PAPER;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${theme.back}"/>` +
    (scene.kind === "title" || scene.kind === "end" ? contours() : "") +
    header(frame, theme) +
    drawScene(scene, progress) +
    "</svg>"
  );
}

function drawScene(scene: Scene, progress: Progress): string {
  switch (scene.kind) {
    case "title":
    case "end":
      return drawTitle(scene, progress);
    case "list":
      return drawList(scene, progress);
    case "stops":
      return drawStops(scene, progress);
    case "bar":
      return drawBar(scene, progress);
    case "compare":
      return drawCompare(scene, progress);
    case "message":
      return drawMessage(scene, progress);
    case "number":
      return drawNumber(scene, progress);
    case "page":
      return drawPage(scene, progress);
    case "gates":
      return drawGates(scene, progress);
    case "week":
      return drawWeek(scene, progress);
    case "span":
      return drawSpan(scene, progress);
    case "talk":
      return drawTalk(scene, progress);
    case "slip":
      return drawSlip(scene, progress);
  }
}

/** The lines of a map, behind everything and hardly seen. */
function contours(): string {
  const paths = [
    "M0 580C260 530 480 650 760 590S1120 540 1280 600",
    "M0 660C240 600 520 720 800 650S1140 620 1280 670",
  ];
  return `<path d="${paths.join("")}" fill="none" stroke="#1f335c" stroke-width="4"/>`;
}

/** The house's plate and the course on the left, the chapters as a route on the right. */
function header({ course, chapters, chapter }: Frame, theme: Theme): string {
  const plate =
    `<g transform="translate(${LEFT} 48) scale(1.28)"><rect x="1" y="1" width="34" height="34" rx="8" fill="${NIGHT.mark}" stroke="#10203f" stroke-width="2"/>` +
    `<path d="M7.5 11.5 13 25l5-10.5L23 25l4-9.8" fill="none" stroke="#10203f" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="28" cy="11.6" r="3.4" fill="#fff9ec" stroke="#10203f" stroke-width="2"/></g>`;
  const from = RIGHT - (chapters - 1) * 52 - 14;
  const rail =
    chapters > 1
      ? `<path d="M${from} 71H${RIGHT - 14}" stroke="${theme.line}" stroke-width="5"/>`
      : "";
  const stops = Array.from({ length: chapters }, (_, index) =>
    stop(from + index * 52, 71, index === chapter ? "here" : index < chapter ? "done" : "ahead", theme, 13),
  );
  return (
    plate +
    text(LEFT + 66, 82, course, { face: "bold", size: 30, fill: theme.muted }) +
    rail +
    stops.join("")
  );
}
