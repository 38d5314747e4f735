import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { eventRegistrations, eventSessions, events } from "#db/schema/events.ts";
import type { Paged } from "#rules/paged.ts";
import type { Reader } from "./event.ts";
import { eventPaths } from "./event-paths.ts";
import { bySessions, type LockedEvent } from "./places/lock-event.server.ts";
import type { Registration } from "./places/place.ts";

const PAGE_SIZE = 12;

/** What a list of events is asked for; each is checked against its words before. */
export type EventsQuery = {
  when: "upcoming" | "past";
  topic?: string | undefined;
  /** "everyone", "university" or a role. */
  audience?: string | undefined;
  /** "2027-03", on the event's own clock. */
  month?: string | undefined;
  /** Only what this reader can take a place at. */
  isOpenToReader?: boolean;
  page: number;
};

// The table is named in full: a select from one table alone would write its columns without it.
const taken: SQL<number> = sql<number>`(select count(*) from event_registrations r
  where r.event_id = events.id and r.state in ('held', 'offered'))`.mapWith(Number);

const ofSessions = sql.raw(
  "from event_sessions s where s.event_id = events.id and s.cancelled_at is null",
);
const sessionCount = sql<number>`(select count(*) ${ofSessions})`.mapWith(Number);
const firstEndsAt = sql<Date>`(select s.ends_at ${ofSessions} order by s.starts_at, s.id limit 1)`;

const card = {
  id: events.id,
  slug: events.slug,
  path: events.path,
  kind: events.kind,
  title: events.title,
  summary: events.summary,
  topic: events.topic,
  host: events.host,
  zone: events.zone,
  place: events.place,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  sessionCount,
  firstEndsAt: firstEndsAt.mapWith(events.endsAt),
  opensAt: events.opensAt,
  closesAt: events.closesAt,
  capacity: events.capacity,
  taken,
  roles: events.roles,
  universityId: events.universityId,
  state: events.state,
  hasRecording: sql<boolean>`(${events.recordingUrl} is not null or ${events.recordingFileId} is not null)`,
  isDemo: events.isDemo,
};

export type EventCard = Awaited<ReturnType<typeof readCards>>[number];

/** What this reader may see: everybody's events, and those of their own university. */
export async function listEvents(
  reader: Reader,
  asked: EventsQuery,
  now: Date,
): Promise<Paged<EventCard>> {
  const isPast = asked.when === "past";
  const where = and(
    isPast ? lte(events.endsAt, now) : gt(events.endsAt, now),
    isPast ? eq(events.state, "published") : ne(events.state, "draft"),
    isSeenBy(reader),
    asked.isOpenToReader ? isForRoleOf(reader) : undefined,
    asked.topic ? eq(events.topic, asked.topic) : undefined,
    asked.audience ? isForAudience(asked.audience) : undefined,
    asked.month
      ? sql`to_char(${events.startsAt} at time zone ${events.zone}, 'YYYY-MM') = ${asked.month}`
      : undefined,
  );
  const order = isPast ? [desc(events.startsAt)] : [asc(events.startsAt)];
  const rows = await readCards(where, order, { limit: PAGE_SIZE, page: asked.page });
  return { rows, total: await db.$count(events, where), page: asked.page, pageSize: PAGE_SIZE };
}

/** What an ambassador hosts from now on. */
export function eventsHostedBy(userId: string, now: Date, limit: number): Promise<EventCard[]> {
  const where = and(
    eq(events.ambassadorId, userId),
    gt(events.endsAt, now),
    ne(events.state, "draft"),
  );
  return readCards(where, [asc(events.startsAt)], { limit, page: 1 });
}

const MAX_LISTED = 5000;

/** Pages of events that search engines may find: to come, for everybody, and with no page elsewhere. */
export async function listedEventPaths(now: Date): Promise<string[]> {
  const { state, endsAt, universityId, path } = events;
  const rows = await db
    .select({ slug: events.slug })
    .from(events)
    .where(and(eq(state, "published"), gt(endsAt, now), isNull(universityId), isNull(path)))
    .orderBy(asc(events.startsAt))
    .limit(MAX_LISTED);
  return rows.map(({ slug }) => eventPaths.event(slug));
}

function readCards(
  where: SQL | undefined,
  order: SQL[],
  { limit, page }: { limit: number; page: number },
) {
  return db
    .select(card)
    .from(events)
    .where(where)
    .orderBy(...order, asc(events.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

function isSeenBy(reader: Reader): SQL | undefined {
  if (reader.kind === "member" && reader.role === "staff") return undefined;
  const own = reader.kind === "member" ? reader.universityId : null;
  const isForAll = isNull(events.universityId);
  return own === null ? isForAll : or(isForAll, eq(events.universityId, own));
}

function isForRoleOf(reader: Reader): SQL {
  const role = reader.kind === "member" ? reader.role : "";
  return sql`(cardinality(${events.roles}) = 0 or ${role} = any(${events.roles}))`;
}

function isForAudience(audience: string): SQL | undefined {
  if (audience === "university") return sql`${events.universityId} is not null`;
  const isForEvery = sql`cardinality(${events.roles}) = 0`;
  return audience === "everyone" ? isForEvery : sql`${audience} = any(${events.roles})`;
}

export type FoundEvent = LockedEvent & { taken: number };

/** One event with its sessions, no matter who may see it; the page asks `maySee`. */
export async function findEvent(
  key: { slug: string } | { id: number },
): Promise<FoundEvent | null> {
  const [row] = await db
    .select({ event: events, taken })
    .from(events)
    .where("slug" in key ? eq(events.slug, key.slug) : eq(events.id, key.id));
  if (!row) return null;
  const all = await db
    .select()
    .from(eventSessions)
    .where(eq(eventSessions.eventId, row.event.id))
    .orderBy(asc(eventSessions.startsAt), asc(eventSessions.id));
  return { ...row.event, ...bySessions(all), taken: row.taken };
}

/** Somebody's own registration for one event. */
export async function findPlaceOf(
  userId: string,
  eventId: number,
): Promise<Registration | undefined> {
  const [place] = await db
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.userId, userId)));
  return place;
}

/** A registration by its number, which only a signed link names. */
export async function unsafeFindPlace(registrationId: number): Promise<Registration | undefined> {
  const [place] = await db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, registrationId));
  return place;
}

/** How many are before somebody on the waiting list. */
export function countBefore({ id, eventId, waitingSince }: Registration): Promise<number> {
  const at = sql`(${eventRegistrations.waitingSince}, ${eventRegistrations.id}) < (${waitingSince}::timestamptz, ${id}::int)`;
  return db.$count(
    eventRegistrations,
    and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.state, "waiting"), at),
  );
}

const mine = {
  id: eventRegistrations.id,
  state: eventRegistrations.state,
  offerExpiresAt: eventRegistrations.offerExpiresAt,
  event: card,
};

/** Theirs and to come: an offer first, because it ends, then the soonest. */
const isUpcoming = and(
  eq(eventRegistrations.userId, sql.placeholder("userId")),
  inArray(eventRegistrations.state, ["held", "waiting", "offered"]),
  ne(events.state, "draft"),
  gt(events.endsAt, sql.placeholder("now")),
);
const offersFirst = [
  sql`${eventRegistrations.state} = 'offered' desc`,
  asc(events.startsAt),
  asc(events.id),
];

const upcomingQuery = db
  .select(mine)
  .from(eventRegistrations)
  .innerJoin(events, eq(events.id, eventRegistrations.eventId))
  .where(isUpcoming)
  .orderBy(...offersFirst)
  .limit(sql.placeholder("limit"))
  .prepare("upcoming_events");

const { slug, path, title, zone, startsAt } = events;

// Every dashboard asks this; sessions and places, which a card counts, it does not show.
const upcomingLinesQuery = db
  .select({
    place: eventRegistrations.state,
    ...{ slug, path, title, zone, startsAt, state: events.state },
  })
  .from(eventRegistrations)
  .innerJoin(events, eq(events.id, eventRegistrations.eventId))
  .where(isUpcoming)
  .orderBy(...offersFirst)
  .limit(sql.placeholder("limit"))
  .prepare("upcoming_event_lines");

/** The same in the fewest words, for a line of a list. */
export function upcomingEventLinesOf(userId: string, now: Date, limit: number) {
  return upcomingLinesQuery.execute({ userId, now, limit });
}

/** What somebody has coming up. */
export function upcomingEventsOf(userId: string, now: Date, limit: number) {
  return upcomingQuery.execute({ userId, now, limit });
}

export type OwnEvent = Awaited<ReturnType<typeof upcomingEventsOf>>[number];

/** What somebody had a place at, the last first. */
export function pastEventsOf(userId: string, now: Date, limit: number): Promise<OwnEvent[]> {
  return db
    .select(mine)
    .from(eventRegistrations)
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .where(
      and(
        eq(eventRegistrations.userId, userId),
        eq(eventRegistrations.state, "held"),
        lte(events.endsAt, now),
      ),
    )
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(limit);
}
