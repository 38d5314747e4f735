import { brandColours, type Variables } from "./brand-colours.ts";

/** A brand's variables, each for day and night: no style element, and nothing to compute in the browser. */
export function brandVariables(colour: string): Variables {
  const { light, dark } = brandColours(colour);
  const byDay: Variables = { "--focus": "var(--ink)", ...light };
  return Object.fromEntries(
    Object.entries(dark).map(([name, night]) => [
      name,
      `light-dark(${byDay[name as `--${string}`]}, ${night})`,
    ]),
  );
}
