import { contrast, hexToOklch, luminance, mix, oklchToHex, parseHex, toHex } from "./oklch.ts";

export type Variables = Record<`--${string}`, string>;
export type BrandColours = { light: Variables; dark: Variables };

/** Text needs 4.5 to 1, a shape needs 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const SHAPE = 3;

type Ground = {
  /** The hardest paper of the four countries to stand out from: the darkest by day, the lightest by night. */
  paper: string;
  sheet: string;
  inks: readonly string[];
  softShare: number;
};

export const DAY_PAPER = "#f3ecde";
export const NIGHT_PAPER = "#162a26";

const day: Ground = {
  paper: DAY_PAPER,
  sheet: "#fffefb",
  inks: ["#ffffff", "#10203f", "#000000"],
  softShare: 0.13,
};
const night: Ground = {
  paper: NIGHT_PAPER,
  sheet: NIGHT_PAPER,
  inks: ["#06121f", "#ffffff", "#000000"],
  softShare: 0.15,
};

/** The lightest of the countries' inks, and of the bands that are dark by day as well. */
const LIGHTEST_INK = "#1d3a34";
const LIGHTEST_BAND = "#274a43";

/**
 * A microsite's accent from one colour: what to set by day and by night. Text on the accent always
 * reads; by night, where there is no casing, the accent is lightened until it stands out.
 * A colour that cannot be read changes nothing.
 */
export function brandColours(hex: string): BrandColours {
  const rgb = parseHex(hex);
  if (!rgb) return { light: {}, dark: {} };

  const brand = toHex(rgb);
  const byNight = lighterThan(brand, night.paper, TEXT);
  const onBand = { "--night-mark": lighterThan(brand, LIGHTEST_BAND, SHAPE) };
  return {
    light: {
      ...variables(brand, day),
      ...onBand,
      "--on-ink": lighterThan(brand, LIGHTEST_INK, SHAPE),
    },
    dark: { ...variables(byNight, night), ...onBand, "--focus": byNight },
  };
}

/** The same as CSS for a `<style nonce>`. Twice :root, so that it wins over a country's own accent. */
export function brandStyle(hex: string): string {
  const { light, dark } = brandColours(hex);
  if (Object.keys(light).length === 0) return "";
  return `:root:root{${declarations(light)}}@media (prefers-color-scheme:dark){:root:root{${declarations(dark)}}}`;
}

function variables(mark: string, ground: Ground): Variables {
  const ink = inkFor(mark, ground.inks);
  const isPale = contrast(mark, ground.paper) < SHAPE;
  return {
    // The plate keeps Waymark's own yellow whatever the university's colour.
    "--brand": "#ffc629",
    "--brand-ink": "#10203f",
    "--mark": mark,
    "--mark-press": pressed(mark, ink),
    "--mark-soft": mix(mark, ground.sheet, ground.softShare),
    "--mark-ink": ink,
    "--mark-edge": isPale ? "var(--case)" : "transparent",
    "--mark-text": textOn(mark, ground.paper),
    "--c2": mark,
  };
}

/** White or ink, whichever reads better, or black for the few colours between the two. */
function inkFor(mark: string, inks: readonly string[]): string {
  const [one = "#ffffff", other = "#10203f", last = "#000000"] = inks;
  const better = contrast(one, mark) >= contrast(other, mark) ? one : other;
  return contrast(better, mark) >= TEXT ? better : last;
}

/** Under a press the accent moves away from its text, so that the text reads better, never worse. */
function pressed(mark: string, ink: string): string {
  return mix(
    contrast(ink, "#ffffff") < contrast(ink, "#000000") ? "#000000" : "#ffffff",
    mark,
    0.16,
  );
}

function lighterThan(mark: string, ground: string, least: number): string {
  return shifted(
    mark,
    0.01,
    (colour) => luminance(colour) > luminance(ground) && contrast(colour, ground) >= least,
  );
}

/** The accent as words or a thin icon on paper: darker or lighter until it reads. */
function textOn(mark: string, paper: string): string {
  const step = contrast(paper, "#000000") > contrast(paper, "#ffffff") ? -0.01 : 0.01;
  return shifted(mark, step, (colour) => contrast(colour, paper) >= TEXT);
}

function shifted(mark: string, step: number, isEnough: (colour: string) => boolean): string {
  if (isEnough(mark)) return mark;
  const { l, c, h } = hexToOklch(mark);
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += step) {
    const colour = oklchToHex({ l: lightness, c, h });
    if (isEnough(colour)) return colour;
  }
  return step > 0 ? "#ffffff" : "#000000";
}

function declarations(values: Variables): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}
