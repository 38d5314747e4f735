import { abroadEmployers } from "#demo/employers/abroad.ts";
import { aroundTheUnitedKingdom } from "#demo/employers/around-the-united-kingdom.ts";
import type { DemoEmployer } from "#demo/employers/employer.ts";
import { inLondon } from "#demo/employers/london.ts";

/** Fictional employers. Any likeness to a real one is chance. */
export const demoEmployers: readonly DemoEmployer[] = [
  ...inLondon,
  ...aroundTheUnitedKingdom,
  ...abroadEmployers,
];
