import { longDay } from "#rules/days.ts";
import { eventMessage, eventTitle, type RegisterEvent } from "./event-messages.ts";
import type { RegisterDay, Sponsor } from "./sponsor.ts";

export type DatedEvent = RegisterEvent & { seenOn: string };
export type TimelineStop = { label: string; note: string; state: "done" | "here" | "closed" };

type TimelineFacts = { sponsor: Sponsor; events: readonly DatedEvent[]; register: RegisterDay };

/**
 * Since when we know it, the events oldest first, and where the organisation stands in this copy.
 * `events` are newest first.
 */
export function timelineStops({ sponsor, events, register }: TimelineFacts): TimelineStop[] {
  const past = events.toReversed().map((event) => ({
    label: eventTitle(event.kind),
    note: `${longDay(event.seenOn)}. ${eventMessage(event)}`,
    state: "done" as const,
  }));
  return [...knownSince({ sponsor, events, register }), ...past, currentStop(sponsor, register)];
}

/** What stood in our first copy has no event that says so: when it joined, nobody told us. */
function knownSince({ sponsor, events, register }: TimelineFacts): TimelineStop[] {
  const { firstSeenOn } = sponsor;
  const isTold = events.some(({ kind, seenOn }) => kind === "joined" && seenOn === firstSeenOn);
  if (isTold || firstSeenOn >= register.asOf) return [];
  return [{ label: "In our copies since", note: `${longDay(firstSeenOn)}.`, state: "done" }];
}

function currentStop({ leftOn, licences }: Sponsor, { asOf }: RegisterDay): TimelineStop {
  if (leftOn) {
    return { label: "Not listed in this copy", note: longDay(asOf), state: "closed" };
  }
  const ratings = [...new Set(licences.map(({ ratingWords }) => ratingWords))].join(", ");
  return {
    label: "Listed in this copy",
    note: `${longDay(asOf)}. ${ratings}, ${licences.length === 1 ? "1 route" : `${licences.length} routes`}.`,
    state: "here",
  };
}
