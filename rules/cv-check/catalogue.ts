import {
  bulletEntries,
  type CatalogueEntry,
  contactEntries,
  dateEntries,
  marketEntries,
  sectionEntries,
  wordEntries,
} from "./catalogue.data.ts";

const entries = {
  ...bulletEntries,
  ...wordEntries,
  ...dateEntries,
  ...contactEntries,
  ...sectionEntries,
  ...marketEntries,
} as const;

export type FindingCode = keyof typeof entries;

export const catalogue: Readonly<Record<FindingCode, CatalogueEntry>> = entries;
