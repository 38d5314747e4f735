import type { Lesson, Sentence } from "./read-lesson.ts";
import { type SpokenLine, speak } from "./speak.ts";

const LEAD_MS = 700;
/** The voice leaves about 0.3 s after a sentence; these come on top. */
const AFTER_SENTENCE_MS = 180;
const AFTER_SCENE_MS = 550;
const END_MS = 1800;
const MIN_WORD_MS = 80;

export type TimedWord = [startMs: number, endMs: number, text: string];
export type TimedScene = { fromMs: number; revealsMs: number[] };
export type Timeline = {
  durationMs: number;
  chapters: { atMs: number; title: string }[];
  sentences: TimedWord[][];
  scenes: TimedScene[];
  /** The whole sound, with its pauses. */
  sound: { rate: number; pcm: Int16Array };
};

/** Speaks a lesson and lays everything on one time axis. */
export function timeline(lesson: Lesson): Timeline {
  const sentences = lesson.scenes.flatMap(({ sentences }) => sentences);
  const speech = speak(sentences.map((sentence) => sentence.map(({ said }) => said).join(" ")));
  const ms = (samples: number) => Math.round((samples * 1000) / speech.rate);
  const pieces: { atMs: number; line: SpokenLine }[] = [];
  const timed: Timeline["sentences"] = [];
  const scenes: TimedScene[] = [];

  let at = LEAD_MS;
  for (const [number, scene] of lesson.scenes.entries()) {
    const timedScene: TimedScene = {
      fromMs: number === 0 ? 0 : at - AFTER_SCENE_MS,
      revealsMs: [],
    };
    for (const sentence of scene.sentences) {
      const line = speech.lines[timed.length]!;
      const words = timeWords(sentence, line, (samples) => at + ms(samples - line.from));
      sentence.forEach(({ reveals }, index) => {
        for (let i = 0; i < reveals; i += 1) timedScene.revealsMs.push(words[index]![0]);
      });
      pieces.push({ atMs: at, line });
      timed.push(words);
      at += ms(line.until - line.from) + AFTER_SENTENCE_MS;
    }
    scenes.push(timedScene);
    at += AFTER_SCENE_MS;
  }
  const durationMs = at - AFTER_SCENE_MS + END_MS;
  return {
    durationMs,
    chapters: lesson.chapters.map((title, chapter) => ({
      atMs: scenes[lesson.scenes.findIndex((scene) => scene.chapter === chapter)]!.fromMs,
      title,
    })),
    sentences: timed,
    scenes,
    sound: { rate: speech.rate, pcm: laidOut(speech.pcm, pieces, speech.rate, durationMs) },
  };
}

/** The engine's words are pieces of ours ("£700" is said as three), found by where they stand. */
function timeWords(
  sentence: Sentence,
  line: SpokenLine,
  atMs: (samples: number) => number,
): TimedWord[] {
  let from = 0;
  const words = sentence.map(({ shown, said }): TimedWord => {
    const until = from + said.length;
    const pieces = line.words.filter(({ position }) => position >= from && position < until);
    if (pieces.length === 0) throw new Error(`The voice did not say "${said}"`);
    from = until + 1;
    return [atMs(pieces[0]!.from), atMs(pieces.at(-1)!.until), shown];
  });
  // Events come in steps of 0.1 s, so a short word may seem to take no time: it borrows from its neighbour.
  words.forEach((word, index) => {
    const earlier = words[index - 1];
    if (earlier && word[0] < earlier[1]) word[0] = earlier[1];
    word[1] = Math.max(word[1], word[0] + MIN_WORD_MS);
  });
  return words;
}

const LOUDEST = 0.7 * 32767;

/** One sound from its pieces, as loud in every lesson: the loudest sample stands 3 dB below full. */
function laidOut(
  pcm: Int16Array,
  pieces: { atMs: number; line: SpokenLine }[],
  rate: number,
  durationMs: number,
): Int16Array {
  const peak = pcm.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 1);
  const whole = new Int16Array(Math.ceil((durationMs * rate) / 1000));
  for (const { atMs, line } of pieces) {
    const start = Math.round((atMs * rate) / 1000);
    pcm.subarray(line.from, line.until).forEach((sample, index) => {
      whole[start + index] = Math.round((sample * LOUDEST) / peak);
    });
  }
  return whole;
}
