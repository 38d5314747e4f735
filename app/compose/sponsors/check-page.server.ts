import type { SponsorAnswer } from "#domain/sponsors/sponsor.ts";
import { listEvents } from "#domain/sponsors/timeline.queries.server.ts";
import { type TimelineStop, timelineStops } from "#domain/sponsors/timeline-stops.ts";

/**
 * What the register had said about the organisation an answer is about, up to the answer's own
 * day: a record of last year shows last year. None where it is about nobody.
 */
export async function stopsFor(answer: SponsorAnswer): Promise<TimelineStop[]> {
  const { verdict, results, asOf } = answer;
  const sponsor = results.find(({ organisationId }) => organisationId === verdict.organisationId);
  if (!sponsor) return [];
  const rows = await listEvents(sponsor.organisationId, { upTo: asOf });
  return timelineStops({ sponsor, events: rows, register: answer });
}
