import {
  and,
  asc,
  avg,
  count,
  desc,
  eq,
  gt,
  ilike,
  isNotNull,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { eventFeedback, eventRegistrations, events } from "#db/schema/events.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import type { EventState } from "../event.ts";
import type { PlaceState } from "../places/place.ts";

const PAGE_SIZE = 50;

type EventsQuery = PageParams & {
  q: string;
  state?: EventState | undefined;
  when?: "upcoming" | "past" | undefined;
};

// The table is named in full: a select from one table alone would write its columns without it.
const counted = (states: string) =>
  sql<number>`(select count(*) from event_registrations r where r.event_id = events.id
    and r.state in (${sql.raw(states)}))`.mapWith(Number);

/** Every event, drafts too: the next first, then those that are over. For our staff only. */
export async function unsafeListEvents(
  { q, state, when, page, pageSize = PAGE_SIZE }: EventsQuery,
  now: Date,
) {
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const where = and(
    q ? or(ilike(events.title, like), ilike(events.host, like)) : undefined,
    state ? eq(events.state, state) : undefined,
    when === "upcoming" ? gt(events.endsAt, now) : undefined,
    when === "past" ? lte(events.endsAt, now) : undefined,
  );
  const { id, slug, path, kind, title, state: stands, zone, startsAt, capacity, isDemo } = events;
  const rows = await db
    .select({
      ...{ id, slug, path, kind, title, state: stands, zone, startsAt, capacity, isDemo },
      held: counted("'held', 'offered'"),
      waiting: counted("'waiting'"),
    })
    .from(events)
    .where(where)
    .orderBy(sql`${events.endsAt} <= ${now}`, asc(events.startsAt), asc(events.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(events, where), page, pageSize };
}

type PeopleAsked = PageParams & { q: string; state?: PlaceState | undefined };

const person = {
  id: eventRegistrations.id,
  name: eventRegistrations.name,
  email: eventRegistrations.email,
  timeZone: eventRegistrations.timeZone,
  state: eventRegistrations.state,
  answers: eventRegistrations.answers,
  createdAt: eventRegistrations.createdAt,
  attendedAt: eventRegistrations.attendedAt,
};

export type EventPerson = Awaited<ReturnType<typeof readPeople>>[number];

/** Who comes, who waits in their order, and who did. For our staff only. */
export async function unsafeListPeople(
  eventId: number,
  { q, state, page, pageSize = PAGE_SIZE }: PeopleAsked,
): Promise<Paged<EventPerson>> {
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const where = and(
    eq(eventRegistrations.eventId, eventId),
    q ? or(ilike(eventRegistrations.name, like), ilike(eventRegistrations.email, like)) : undefined,
    state ? eq(eventRegistrations.state, state) : undefined,
  );
  const rows = await readPeople(where, { limit: pageSize, offset: (page - 1) * pageSize });
  return { rows, total: await db.$count(eventRegistrations, where), page, pageSize };
}

function readPeople(where: SQL | undefined, { limit, offset }: { limit: number; offset: number }) {
  const order = sql`array_position(array['offered', 'held', 'waiting', 'pending', 'lapsed', 'cancelled'], ${eventRegistrations.state})`;
  const { waitingSince, id } = eventRegistrations;
  return db
    .select(person)
    .from(eventRegistrations)
    .where(where)
    .orderBy(order, asc(waitingSince), asc(id))
    .limit(limit)
    .offset(offset);
}

/** How many are in each state, and how many were there. For our staff only. */
export async function unsafeCountPeople(eventId: number) {
  const rows = await db
    .select({ state: eventRegistrations.state, people: count() })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, eventId))
    .groupBy(eventRegistrations.state);
  const by = new Map(rows.map(({ state, people }) => [state, people]));
  const attended = await db.$count(
    eventRegistrations,
    and(eq(eventRegistrations.eventId, eventId), isNotNull(eventRegistrations.attendedAt)),
  );
  return {
    held: by.get("held") ?? 0,
    offered: by.get("offered") ?? 0,
    waiting: by.get("waiting") ?? 0,
    attended,
  };
}

const MAX_WORDS = 50;

/** What people thought of it, without their names. */
export async function feedbackOn(eventId: number) {
  const ofEvent = eq(eventFeedback.eventId, eventId);
  const [sums] = await db
    .select({ answers: count(), average: avg(eventFeedback.rating).mapWith(Number) })
    .from(eventFeedback)
    .where(ofEvent);
  const byRating = await db
    .select({ rating: eventFeedback.rating, people: count() })
    .from(eventFeedback)
    .where(ofEvent)
    .groupBy(eventFeedback.rating);
  const words = await db
    .select({
      id: eventFeedback.registrationId,
      rating: eventFeedback.rating,
      words: eventFeedback.words,
    })
    .from(eventFeedback)
    .where(and(ofEvent, sql`${eventFeedback.words} <> ''`))
    .orderBy(desc(eventFeedback.createdAt))
    .limit(MAX_WORDS);
  const of = new Map(byRating.map(({ rating, people }) => [rating, people]));
  return {
    answers: sums?.answers ?? 0,
    average: sums?.answers ? Number(sums.average) : null,
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, people: of.get(rating) ?? 0 })),
    words,
  };
}
