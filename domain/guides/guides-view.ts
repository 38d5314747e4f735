import type { CountryLine } from "./comparison.ts";

export type FoundPage = { to: string; title: string; country: string; excerpt: string };

export type GuidesView = {
  lines: readonly CountryLine[];
  changes: readonly { day: string; label: string }[];
  today: string;
  shorter: readonly { to: string; name: string; sections: string }[];
  /** What was searched for, and the pages that have it; null where nothing was asked. */
  asked: string;
  found: readonly FoundPage[] | null;
  /** Which words were read otherwise than they were typed; null where none were. */
  told: string | null;
};
