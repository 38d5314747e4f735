import { abroadEmployers } from "./employers/abroad.ts";
import { aroundTheUnitedKingdom } from "./employers/around-the-united-kingdom.ts";
import type { DemoEmployer } from "./employers/employer.ts";
import { inLondon } from "./employers/london.ts";
import { smallAbroadEmployers } from "./employers/small-abroad.ts";

/** Fictional employers. Any likeness to a real one is chance. */
export const demoEmployers: readonly DemoEmployer[] = [
  ...inLondon,
  ...aroundTheUnitedKingdom,
  ...abroadEmployers,
  // Last: the words and dates of an advert hang on its place in the row.
  ...smallAbroadEmployers,
];
