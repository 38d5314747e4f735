import { type Face, widthOf } from "./fonts.ts";

export const WIDTH = 1280;
export const HEIGHT = 720;
/** Left and right edge of what a scene draws; below 620 stand the captions. */
export const LEFT = 96;
export const RIGHT = WIDTH - LEFT;

export type Theme = {
  back: string;
  ink: string;
  muted: string;
  line: string;
  card: string;
  mark: string;
  markInk: string;
};

/** The house's colours for the United Kingdom: the dark band, and the paper. */
export const NIGHT: Theme = {
  back: "#10203f",
  ink: "#fff9ec",
  muted: "#b9c4dc",
  line: "#4a6292",
  card: "#1a2d54",
  mark: "#ffc629",
  markInk: "#10203f",
};
export const PAPER: Theme = {
  back: "#fbf7ee",
  ink: "#10203f",
  muted: "#535d74",
  line: "#b3a992",
  card: "#fffefb",
  mark: "#ffc629",
  markInk: "#10203f",
};
export const POSITIVE = { ink: "#0f6644", soft: "#dcefe1" };
export const NEGATIVE = { ink: "#a5281b", soft: "#fae0d9" };

const FAMILIES: Record<Face, string> = {
  head: `font-family="Bricolage Grotesque" font-weight="700"`,
  text: `font-family="Atkinson Hyperlegible Next" font-weight="400"`,
  bold: `font-family="Atkinson Hyperlegible Next" font-weight="700"`,
};

export type TextStyle = {
  face: Face;
  size: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
};

export function text(x: number, y: number, words: string, style: TextStyle): string {
  const { face, size, fill, anchor = "start" } = style;
  const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${x}" y="${y}" ${FAMILIES[face]} font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escaped}</text>`;
}

export type Box = { width: number; lines: number };

/** Breaks words into lines. Words that do not fit are a mistake of the script, found when it is made. */
export function wrap(words: string, { face, size }: TextStyle, box: Box): string[] {
  const lines = [""];
  for (const word of words.split(" ")) {
    const longer = lines.at(-1) === "" ? word : `${lines.at(-1)} ${word}`;
    if (widthOf(longer, face, size) <= box.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const widest = Math.max(...lines.map((line) => widthOf(line, face, size)));
  if (lines.length > box.lines || widest > box.width) {
    throw new Error(`"${words}" does not fit in ${box.lines} lines of ${box.width} px at ${size}`);
  }
  return lines;
}

/** Words in as many lines as they need. Returns the drawing and how many lines it took. */
export function block(x: number, y: number, words: string, style: TextStyle & { box: Box }) {
  const lines = wrap(words, style, style.box);
  const step = Math.round(style.size * 1.26);
  return {
    svg: lines.map((line, index) => text(x, y + index * step, line, style)).join(""),
    lines: lines.length,
    height: lines.length * step,
  };
}

/** A part of a scene that comes in: it fades, and rises a little. */
export function arriving(progress: number, svg: string, rise = 18): string {
  if (progress <= 0) return "";
  if (progress >= 1) return svg;
  const opacity = progress.toFixed(2);
  return `<g opacity="${opacity}" transform="translate(0 ${((1 - progress) * rise).toFixed(1)})">${svg}</g>`;
}

export function card(
  x: number,
  y: number,
  size: { width: number; height: number },
  { fill, stroke = "none" }: { fill: string; stroke?: string },
): string {
  return `<rect x="${x}" y="${y}" width="${size.width}" height="${size.height}" rx="16" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`;
}

/** A line that draws itself from its beginning. */
export function drawnLine(
  from: [number, number],
  to: [number, number],
  { progress, stroke, width = 7 }: { progress: number; stroke: string; width?: number },
): string {
  if (progress <= 0) return "";
  const x = from[0] + (to[0] - from[0]) * progress;
  const y = from[1] + (to[1] - from[1]) * progress;
  return `<path d="M${from[0]} ${from[1]}L${x.toFixed(1)} ${y.toFixed(1)}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
}

export type StopState = "done" | "here" | "ahead";

export function stop(x: number, y: number, state: StopState, theme: Theme, r = 17): string {
  if (state === "ahead") {
    return `<circle cx="${x}" cy="${y}" r="${r - 4}" fill="${theme.back}" stroke="${theme.line}" stroke-width="5"/>`;
  }
  const fill = state === "here" ? theme.mark : theme.ink;
  const ring = state === "here" ? theme.ink : theme.back;
  return `<circle cx="${x}" cy="${y}" r="${state === "here" ? r : r - 3}" fill="${fill}" stroke="${ring}" stroke-width="6"/>`;
}

export function tick(x: number, y: number, stroke: string, size = 1): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="M-14 1 -4 11 15 -11" fill="none" stroke="${stroke}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function cross(x: number, y: number, stroke: string, size = 1): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="M-12 -12 12 12M12 -12 -12 12" fill="none" stroke="${stroke}" stroke-width="7" stroke-linecap="round"/>`;
}

/** Pounds as they are written, of a number that is being counted. */
export function grouped(value: number): string {
  return String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
