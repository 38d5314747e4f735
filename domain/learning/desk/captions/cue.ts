import type { SpokenWord } from "#db/schema/learning.ts";

/** One caption: from, until, and what is said. */
export type Cue = { startMs: number; endMs: number; text: string };

/** Shorter ones cannot be read. */
export const MIN_CUE_MS = 300;
export const MAX_CUE_CHARACTERS = 200;
export const MAX_CUES = 2000;

const TIMES =
  /^(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})\s+-->\s+(?:(\d+):)?(\d{1,2}):(\d{2})[.,](\d{3})/;

/** The cues of a WebVTT file, or of SubRip, which many tools write. Styles and notes are left out. */
export function cuesIn(file: string): Cue[] {
  const blocks = file
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => TIMES.test(line));
    if (at === -1) return [];
    const [, h1, m1, s1, f1, h2, m2, s2, f2] = TIMES.exec(lines[at]!)!;
    const text = lines.slice(at + 1).join(" ");
    const cue = { startMs: toMs(h1, m1, s1, f1), endMs: toMs(h2, m2, s2, f2), text: plain(text) };
    return cue.text ? [cue] : [];
  });
}

function toMs(hours = "0", minutes = "0", seconds = "0", millis = "0"): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(millis);
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": " ",
};

function plain(text: string): string {
  const words = text
    .replace(/<[^>]*>/g, "")
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
  return words.replace(/\s+/g, " ").trim();
}

/**
 * A WebVTT file of these cues. Where it is known when each word of a cue was spoken, the words carry
 * their moments; of a cue that somebody changed it is not known, and none are made up.
 */
export function captionsOf(cues: readonly Cue[], known: readonly SpokenWord[] = []): string {
  const blocks = cues.map((cue) => {
    const spoken = spokenIn(cue, known);
    const words = spoken ? timed(spoken) : escaped(cue.text);
    return `${timestamp(cue.startMs)} --> ${timestamp(cue.endMs)}\n${words}`;
  });
  return `${["WEBVTT", ...blocks].join("\n\n")}\n`;
}

function timed(words: readonly SpokenWord[]): string {
  return words
    .map(([from, , word], at) => (at === 0 ? "" : `<${timestamp(from)}>`) + escaped(word))
    .join(" ");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function timestamp(ms: number): string {
  const pad = (number: number, digits = 2) => String(number).padStart(digits, "0");
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${pad(hours)}:${pad(minutes)}:${pad(seconds % 60)}.${pad(ms % 1000, 3)}`;
}

/** What keeps cues from being shown, in words; none where they can be. */
export function mistakesIn(cues: readonly Cue[], durationMs: number): string[] {
  if (cues.length > MAX_CUES) return [`Keep to ${MAX_CUES} captions or fewer.`];
  return cues.flatMap((cue, index) => {
    const say = (words: string) => [`Caption ${index + 1}: ${words}`];
    const before = cues[index - 1];
    if (cue.text.trim() === "") return say("write what is said, or remove it.");
    if (cue.text.length > MAX_CUE_CHARACTERS)
      return say(`shorten it to ${MAX_CUE_CHARACTERS} characters, or split it.`);
    if (cue.endMs - cue.startMs < MIN_CUE_MS) return say("it ends too soon after it begins.");
    if (before && cue.startMs < before.endMs)
      return say("it begins before the one above has ended.");
    if (durationMs > 0 && cue.endMs > durationMs + 500) return say("it ends after the film does.");
    return [];
  });
}

/**
 * The spoken words that captions say. Where a caption still has its words, each keeps the moment it
 * was spoken; where somebody changed it, its words are spread over it by their length.
 */
export function wordsFrom(cues: readonly Cue[], known: readonly SpokenWord[]): SpokenWord[] {
  return cues.flatMap(
    (cue) => spokenIn(cue, known) ?? spread(cue.text.split(" "), cue.startMs, cue.endMs),
  );
}

/** The words of a cue as they were spoken; null where it says others. */
function spokenIn({ startMs, endMs, text }: Cue, known: readonly SpokenWord[]) {
  const spoken = known.filter(([from, until]) => {
    const middle = (from + until) / 2;
    return middle >= startMs && middle < endMs;
  });
  return spoken.map(([, , word]) => word).join(" ") === text ? spoken : null;
}

function spread(words: readonly string[], startMs: number, endMs: number): SpokenWord[] {
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0);
  let said = 0;
  return words.map((word) => {
    const at = (count: number) => Math.round(startMs + ((endMs - startMs) * count) / letters);
    const from = at(said);
    said += word.length + 1;
    return [from, at(said), word];
  });
}

/** How much of a film has captions, from 0 to 100, and its longest stretch without. */
export function coverageOf(cues: readonly Cue[], durationMs: number) {
  if (durationMs <= 0) return { percent: 0, longestGapMs: 0 };
  const inside = cues.map(({ startMs, endMs }) => [startMs, Math.min(endMs, durationMs)] as const);
  const covered = inside.reduce((sum, [from, until]) => sum + Math.max(0, until - from), 0);
  const ends = [0, ...inside.map(([, until]) => until)];
  const starts = [...inside.map(([from]) => from), durationMs];
  const gaps = starts.map((from, index) => from - ends[index]!);
  const percent = Math.min(100, Math.round((covered / durationMs) * 100));
  return { percent, longestGapMs: Math.max(0, ...gaps) };
}
