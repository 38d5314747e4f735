import type { Subclass } from "./tables.ts";

/** The lowest points invited in a round, by occupation code. An event, so it has a day and no end. */
export type InvitationRound = {
  subclass: Subclass;
  heldOn: string;
  invitations: number;
  /** Among equal points, the last whose interest had been registered by then. */
  tieBreakOn: string;
  lowest: ReadonlyMap<string, number>;
  source: string;
  checkedOn: string;
};

const codesByPoints: Record<number, string> = {
  65: `331111 331112 331211 331212 331213 333111 333211 333212 333411 334111 334112 334113 334115
    341111 341112`,
  70: "334114",
  75: `241411 241511 252411 252511 252611 252711 252712 253111 253321 253912 253999 254111 254412
    254414 254415 254418 254421 254422 254423 254424 254499 272311 272399 272511`,
  80: `133111 133211 134111 134213 139911 139912 211112 211212 211213 224311 224511 224512 224711
    232212 232214 233611 233612 234111 234112 234113 234312 234313 234399 234412 234413 234611
    234711 234912 234914 234999 251211 251212 251213 251411 251912 252111 252112 253311 253312
    253315 253317 253399 253411 253914 254411 254413 254416 254417 254425 271111 271311 272313
    312311 312312 321111 322211 322311 322313 323211 323212 324111 341113 342111 342313 342314
    342315 394111 399111 399112 452316 452411`,
  85: `134214 232111 232112 232213 234211 234212 234913 241599 251214 253316 253511 253514 253911
    253913 253917 323214`,
  90: "224111 224113",
  95: "233411 234511 234514 234516 234517 234599 253324 261211 263311 263312",
  100: "253518",
};

/** Rounds we have read, oldest first. Later ones were not seen. */
export const invitationRounds: readonly InvitationRound[] = [
  {
    subclass: "189",
    heldOn: "2026-06-04",
    invitations: 10_000,
    tieBreakOn: "2026-04-24",
    lowest: new Map(
      Object.entries(codesByPoints).flatMap(([points, codes]) =>
        codes.split(/\s+/).map((code) => [code, Number(points)] as const),
      ),
    ),
    source:
      "https://immi.homeaffairs.gov.au/visas/working-in-australia/skillselect/invitation-rounds",
    checkedOn: "2026-08-17",
  },
];

/** The last round of a visa held by the given day; null where we have read none. */
export function lastRound(subclass: Subclass, on: string): InvitationRound | null {
  return (
    invitationRounds.findLast((round) => round.subclass === subclass && round.heldOn <= on) ?? null
  );
}

/** Null: the round's page names no figure for it, which does not mean that nobody was invited before. */
export function lowestInvited(round: InvitationRound, occupation: string): number | null {
  return round.lowest.get(occupation) ?? null;
}
