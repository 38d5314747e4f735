import { stemmer } from "stemmer";

const MAX_CACHED = 200_000;
const kept = new Map<string, string>();

/** What a folded word and its inflections have in common. Other scripts are left alone. */
export function stem(word: string): string {
  let found = kept.get(word);
  if (found === undefined) {
    found = /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
    if (kept.size >= MAX_CACHED) kept.clear();
    kept.set(word, found);
  }
  return found;
}
