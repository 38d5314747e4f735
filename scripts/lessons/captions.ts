import type { TimedWord } from "./timeline.ts";

const MAX_CAPTION_LENGTH = 84;

/**
 * WebVTT: a caption for each sentence, cut at a pause where a sentence is too long for two lines. Each
 * word after the first carries the moment it is spoken, so that players can follow word by word.
 */
export function captionsOf(sentences: TimedWord[][]): string {
  const cues = sentences.flatMap(split).map((words, index, all) => {
    const next = all[index + 1]?.[0]?.[0] ?? Number.POSITIVE_INFINITY;
    const until = Math.min(words.at(-1)![1] + 400, next);
    return `${clock(words[0]![0])} --> ${clock(until)}\n${timed(words)}`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

function timed(words: TimedWord[]): string {
  return words.map(([from, , text], at) => (at === 0 ? text : `<${clock(from)}>${text}`)).join(" ");
}

function split(words: TimedWord[]): TimedWord[][] {
  const length = words.map(([, , text]) => text).join(" ").length;
  if (length <= MAX_CAPTION_LENGTH) return [words];
  const middle = Math.floor(words.length / 2);
  const commas = words.flatMap(([, , text], index) => (/[,;:]$/.test(text) ? [index + 1] : []));
  const cut = commas.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
  const at = Math.min(Math.max(cut, 3), words.length - 3);
  return [...split(words.slice(0, at)), ...split(words.slice(at))];
}

function clock(ms: number): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, "0");
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
}
