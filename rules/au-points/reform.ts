import { type Dated, isInForce } from "#rules/dated.ts";

/** A change that was announced and is not law: told, never counted. */
export type AnnouncedChange = Dated & { announcedIn: string };

export const announcedChanges: readonly AnnouncedChange[] = [
  {
    announcedIn: "May 2026",
    effectiveFrom: "2026-05-01",
    effectiveTo: null,
    source: "https://budget.gov.au/",
    checkedOn: "2026-10-08",
  },
];

export function announcedChangesOn(on: string): readonly AnnouncedChange[] {
  return announcedChanges.filter((change) => isInForce(change, on));
}
