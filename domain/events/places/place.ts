import type { eventRegistrations } from "#db/schema/events.ts";

export type Registration = typeof eventRegistrations.$inferSelect;
export type PlaceState = Registration["state"];

/** What screens call it. */
export const placeLabels: Readonly<Record<PlaceState, string>> = {
  pending: "Not confirmed",
  held: "Has a place",
  waiting: "Waiting",
  offered: "Place offered",
  lapsed: "Offer ended",
  cancelled: "Cancelled",
};

/** Still on the way to the event, or in it. */
export function isActive(state: PlaceState): boolean {
  return state === "held" || state === "waiting" || state === "offered";
}

/** Who wants to come. */
export type Person = {
  userId: string | null;
  name: string;
  email: string;
  timeZone: string;
  answers: Record<string, string>;
};
