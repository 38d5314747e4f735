import type { SponsorAnswer } from "#domain/sponsors/sponsor.ts";
import { findSponsor } from "#domain/sponsors/sponsors.queries.server.ts";
import { listEvents } from "#domain/sponsors/timeline.queries.server.ts";
import { type TimelineStop, timelineStops } from "#domain/sponsors/timeline-stops.ts";

/** What the register has said of the organisation an answer is about; none where it is about nobody. */
export async function stopsFor(answer: SponsorAnswer): Promise<TimelineStop[]> {
  const { organisationId } = answer.verdict;
  if (organisationId === null) return [];
  const sponsor = await findSponsor(organisationId);
  if (!sponsor) return [];
  const { rows } = await listEvents(organisationId);
  return timelineStops({ sponsor, events: rows, register: answer });
}
