import sharp from "sharp";
import type { Lesson } from "./read-lesson.ts";
import { drawFrame } from "./scenes/draw.ts";
import type { Progress, Scene } from "./scenes/scene.ts";
import type { TimedScene, Timeline } from "./timeline.ts";

export const FRAMES_PER_SECOND = 12;

/** How long parts take to come in. Figures that count and bars that grow are given more time. */
const SLOW: Partial<Record<Scene["kind"], number>> = { week: 1800, bar: 900, span: 900, stops: 700 };
const PART_MS = 450;
const COUNTING_MS = 1100;

/** Every frame of a lesson in order, as raw RGB. A frame like the one before is not drawn again. */
export async function* framesOf(lesson: Lesson, times: Timeline, course: string) {
  const count = Math.ceil((times.durationMs * FRAMES_PER_SECOND) / 1000);
  let drawn = "";
  let pixels = Buffer.alloc(0);
  for (let number = 0; number < count; number += 1) {
    const svg = frameAt(lesson, times, { course, atMs: (number * 1000) / FRAMES_PER_SECOND });
    if (svg !== drawn) {
      pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
      drawn = svg;
    }
    yield pixels;
  }
}

export function frameAt(
  lesson: Lesson,
  times: Timeline,
  { course, atMs }: { course: string; atMs: number },
): string {
  const number = times.scenes.findLastIndex(({ fromMs }) => fromMs <= atMs);
  const { scene, chapter } = lesson.scenes[number]!;
  return drawFrame(scene, progressOf(scene, times.scenes[number]!, atMs), {
    course,
    chapter,
    chapters: lesson.chapters.length,
  });
}

function progressOf(scene: Scene, { fromMs, revealsMs }: TimedScene, atMs: number): Progress {
  const partMs = SLOW[scene.kind] ?? PART_MS;
  return {
    enter: eased((atMs - fromMs) / (scene.kind === "number" ? COUNTING_MS : PART_MS)),
    steps: revealsMs.map((at) => eased((atMs - at + 120) / partMs)),
  };
}

function eased(share: number): number {
  const inside = Math.min(1, Math.max(0, share));
  return 1 - (1 - inside) ** 3;
}
