import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8").replace(
  /\/\*.*?\*\//gs,
  "",
);
const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
const countries = { "United Kingdom": "226", Australia: "14", Canada: "39", Ireland: "104" };

/** Text and its ground: 4.5 to 1. Lines, marks and focus rings that carry meaning: 3 to 1. */
const grounds = ["paper", "sheet", "sunken"];
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground): [string, string, number][] => [
    ["ink", ground, 7],
    ["link", ground, 7],
    ["muted", ground, 4.5],
    ["line-strong", ground, 3],
    ["focus", ground, 3],
    ["negative", ground, 4.5],
    ["caution", ground, 4.5],
    ["positive", ground, 4.5],
    ["info", ground, 4.5],
  ]),
  ["ink", "mark-soft", 7],
  ["muted", "mark-soft", 4.5],
  ["mark-ink", "mark", 4.5],
  ["mark-ink", "mark-press", 4.5],
  ["paper", "ink", 7],
  ["on-ink", "ink", 3],
  ...["positive", "caution", "negative", "info"].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, 4.5],
    ["ink", `${tone}-soft`, 7],
    ["link", `${tone}-soft`, 7],
    ["muted", `${tone}-soft`, 4.5],
    ["focus", `${tone}-soft`, 3],
  ]),
  ["night-ink", "night", 7],
  ["night-ink", "night-2", 7],
  ["night-muted", "night", 4.5],
  ["night-muted", "night-2", 4.5],
  ["night-strong", "night", 3],
  ["night-mark", "night", 3],
  ["night-mark", "night-2", 3],
  ["hours-day", "hours-night", 3],
  ["c1", "sheet", 3],
  ["c3", "sheet", 3],
  ["c4", "sheet", 3],
  ["c5", "sheet", 3],
];

const cases = Object.entries(countries).flatMap(([country, id]) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    pairs.map(([fore, back, least]) => ({ country, id, scheme, fore, back, least })),
  ),
);

test.each(cases)(
  "$country, $scheme: $fore on $back is at least $least to 1",
  ({ id, scheme, fore, back, least }) => {
    const tokens = tokensFor(id, scheme);
    const ratio = contrast(colour(tokens, fore), colour(tokens, back));
    expect(Math.round(ratio * 100) / 100).toBeGreaterThanOrEqual(least);
  },
);

test.each(Object.entries(countries))(
  "%s: the accent or its casing stands out from the page",
  (_country, id) => {
    for (const scheme of ["light", "dark"] as const) {
      const tokens = tokensFor(id, scheme);
      const seen = ["mark", "case"].map((name) =>
        contrast(colour(tokens, name), colour(tokens, "paper")),
      );
      expect(Math.max(...seen)).toBeGreaterThanOrEqual(3);
    }
  },
);

/** As the cascade gives them to `<html data-country>`: the UK first, then the country, dark after light. */
function tokensFor(id: string, scheme: "light" | "dark") {
  const blocks = [declarations(light, "226"), declarations(light, id)];
  if (scheme === "dark") blocks.push(declarations(dark, "226"), declarations(dark, id));
  return Object.assign({}, ...blocks) as Record<string, string>;
}

function declarations(text: string, id: string) {
  const body = text.match(new RegExp(`\\[data-country="${id}"\\]\\s*\\{([^}]*)\\}`))?.[1] ?? "";
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

function colour(tokens: Record<string, string>, name: string): string {
  const value = tokens[name] ?? "";
  const other = value.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (other) return colour(tokens, other);
  expect(value, `--${name}`).toMatch(/^#[0-9a-f]{6}$/);
  return value;
}

function contrast(one: string, two: string) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
