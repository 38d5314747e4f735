import type { Dated } from "#rules/dated.ts";

/** The lowest scores invited in the rounds somebody read of; history, never a forecast. */
export type CutOffSeen = Dated & { programme: string; lowest: number; highest: number };

export const cutOffsSeen: readonly CutOffSeen[] = [
  {
    programme: "Canadian Experience Class",
    lowest: 518,
    highest: 523,
    effectiveFrom: "2026-08-01",
    effectiveTo: "2026-09-30",
    source:
      "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/rounds-invitations.html",
    checkedOn: "2026-10-05",
  },
];

/** The newest cut-offs read by the given day; null where none had been. */
export function latestCutOff(on: string): CutOffSeen | null {
  return cutOffsSeen.findLast(({ effectiveFrom }) => effectiveFrom <= on) ?? null;
}

/** A change that was talked about and is not law: shown as a notice, never counted. */
export type ReformNotice = {
  consultedFrom: string;
  consultedTo: string;
  source: string;
  checkedOn: string;
};

export const reformNotice: ReformNotice = {
  consultedFrom: "2026-04-23",
  consultedTo: "2026-05-24",
  source:
    "https://www.canada.ca/en/immigration-refugees-citizenship/corporate/transparency/consultations.html",
  checkedOn: "2026-05-24",
};
