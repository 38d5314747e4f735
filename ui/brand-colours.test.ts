import fc from "fast-check";
import { expect, test } from "vitest";
import { propertyRuns } from "#test/property-runs.ts";
import { brandColours, brandStyle, SHAPE, TEXT, type Variables } from "./brand-colours.ts";
import { contrast } from "./oklch.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

const papers = {
  light: ["#fbf7ee", "#fffefb", "#fbf4e9", "#f4f8f9", "#f8f5ec"],
  dark: ["#0b1426", "#121e37", "#0e1e1b", "#162a26", "#0a1a20", "#11262d", "#17120c", "#221b13"],
};
const words = { light: ["#10203f", "#535d74", "#605646"], dark: ["#f5efe2", "#adb7cc"] };

function holds(set: Variables, scheme: "light" | "dark") {
  const at = (name: `--${string}`) => set[name] ?? "";
  expect(contrast(at("--mark-ink"), at("--mark"))).toBeGreaterThanOrEqual(TEXT);
  expect(contrast(at("--mark-ink"), at("--mark-press"))).toBeGreaterThanOrEqual(TEXT);
  for (const word of words[scheme])
    expect(contrast(word, at("--mark-soft"))).toBeGreaterThanOrEqual(TEXT);
  for (const band of ["#10203f", "#1a2d54", "#274a43", "#16404b", "#3d3225", "#1b3159"]) {
    expect(contrast(at("--night-mark"), band)).toBeGreaterThanOrEqual(SHAPE);
  }
  for (const paper of papers[scheme]) {
    expect(contrast(at("--mark-text"), paper)).toBeGreaterThanOrEqual(TEXT);
    if (at("--mark-edge") === "transparent")
      expect(contrast(at("--mark"), paper)).toBeGreaterThanOrEqual(SHAPE);
  }
}

test("by day, words read on every accent, and an accent too pale for the paper is cased", () => {
  fc.assert(
    fc.property(anyColour, (hex) => {
      const { light } = brandColours(hex);
      holds(light, "light");
      for (const ink of ["#10203f", "#1d3a34", "#0d2f38", "#2e2419"]) {
        expect(contrast(light["--on-ink"] ?? "", ink)).toBeGreaterThanOrEqual(SHAPE);
      }
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test("by night, words read on every accent, and every accent stands out without casing", () => {
  fc.assert(
    fc.property(anyColour, (hex) => {
      const { dark } = brandColours(hex);
      holds(dark, "dark");
      for (const paper of papers.dark)
        expect(contrast(dark["--mark"] ?? "", paper)).toBeGreaterThanOrEqual(SHAPE);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test("by day a university's own colour is used as it is", () => {
  expect(brandColours("#0F6F6A").light).toMatchObject({
    "--mark": "#0f6f6a",
    "--mark-ink": "#ffffff",
  });
  expect(brandColours("#fc0").light).toMatchObject({
    "--mark": "#ffcc00",
    "--mark-ink": "#10203f",
    "--mark-edge": "var(--case)",
  });
});

test.each(["", "teal", "#12345", "red;}body{display:none"])(
  "%j is no colour and changes nothing",
  (text) => {
    expect(brandStyle(text)).toBe("");
  },
);

test("the style carries both sets", () => {
  expect(brandStyle("#0f6f6a")).toMatch(
    /^:root:root\{.*--mark:#0f6f6a.*\}@media \(prefers-color-scheme:dark\)\{:root:root\{.*\}\}$/,
  );
});
