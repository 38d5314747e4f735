import type { Cefr } from "#rules/cv/cv-document.ts";

const order: readonly Cefr[] = ["A1", "A2", "B1", "B2", "C1", "C2"];

/** One level of several: the lowest promises nothing untrue. */
export function lowestLevel(levels: readonly Cefr[]): Cefr {
  return order.find((level) => levels.includes(level)) ?? "";
}

const networks: readonly (readonly [RegExp, string])[] = [
  [/\blinkedin\./i, "LinkedIn"],
  [/\bgithub\./i, "GitHub"],
  [/\bgitlab\./i, "GitLab"],
  [/\borcid\./i, "ORCID"],
  [/\bresearchgate\./i, "ResearchGate"],
  [/\b(x|twitter)\.com/i, "X"],
  [/\bbehance\./i, "Behance"],
];

/** The name of the place an address leads to, "" where we do not know it. */
export function networkOf(url: string): string {
  return networks.find(([form]) => form.test(url))?.[1] ?? "";
}
