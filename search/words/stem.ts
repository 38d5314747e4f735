import { stemmer } from "stemmer";
import { memoised } from "#rules/cache/memoised.ts";

const MAX_CACHED = 200_000;

/** What a folded word and its inflections have in common. Other scripts are left alone. */
export const stem = memoised(
  (word) => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word),
  MAX_CACHED,
);
