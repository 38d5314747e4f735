import { asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { db } from "#db/client.server.ts";
import { eventSessions, events } from "#db/schema/events.ts";
import { universities } from "#db/schema/universities.ts";
import { presentZoneName } from "#domain/forms/time-zones.ts";
import { readFrontMatter, writeFrontMatter } from "#platform/markdown/front-matter.server.ts";
import { roles } from "#rules/access/visitor.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { isTimeZone } from "#rules/zoned-time.ts";
import { MAX_CAPACITY } from "./desk/event.schema.ts";
import { addEvent } from "./desk/save-event.server.ts";
import { eventTopics, MAX_SESSIONS } from "./event.ts";

/** The folder of events in an archive. They are rows with dates and people, and so no pages. */
export const EVENT_FOLDER = "events";

const instant = z.iso.datetime().transform((text) => new Date(text));

const file = z.object({
  title: z.string().min(5).max(100),
  summary: z.string().min(20).max(220),
  kind: z.enum(["workshop", "webinar"]),
  topic: z.enum(Object.keys(eventTopics) as [string, ...string[]]),
  host: z.string().min(2).max(120),
  zone: z.string().transform(presentZoneName).refine(isTimeZone, "No such time zone."),
  place: z.string().max(200).nullable().default(null),
  joinUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  capacity: z.number().int().positive().max(MAX_CAPACITY).nullable().default(null),
  opensAt: instant.nullable().default(null),
  closesAt: instant.nullable().default(null),
  /** The end of a university's address; left out where it is for everybody. */
  university: z.string().nullable().default(null),
  roles: z.array(z.enum(roles)).default([]),
  /** Made up for the demo, and marked as such. */
  demo: z.boolean().default(false),
  questions: z.array(z.string().max(160)).default([]),
  sessions: z
    .array(
      z
        .object({ startsAt: instant, endsAt: instant, title: z.string().max(100).default("") })
        .refine(({ startsAt, endsAt }) => startsAt < endsAt, "It ends before it starts."),
    )
    .max(MAX_SESSIONS)
    .default([]),
});

/** Every workshop and webinar as a file; the days of a fair stand in the fair's own page. */
export async function eventFiles(): Promise<{ slug: string; title: string; source: string }[]> {
  const rows = await db
    .select({ event: events, university: universities.slug })
    .from(events)
    .leftJoin(universities, eq(universities.id, events.universityId))
    .where(isNull(events.path))
    .orderBy(asc(events.slug));
  const sessions = Map.groupBy(
    await db
      .select()
      .from(eventSessions)
      .where(isNull(eventSessions.cancelledAt))
      .orderBy(asc(eventSessions.startsAt)),
    ({ eventId }) => eventId,
  );
  return rows.map(({ event, university }) => ({
    slug: event.slug,
    title: event.title,
    source: sourceOf(event, university, sessions.get(event.id) ?? []),
  }));
}

type Session = { startsAt: Date; endsAt: Date; title: string };

function sourceOf(
  event: typeof events.$inferSelect,
  university: string | null,
  sessions: readonly Session[],
): string {
  const { title, summary, kind, topic, host, zone, place, joinUrl, capacity } = event;
  const said = {
    ...{ title, summary, kind, topic, host, zone, place, joinUrl, capacity, university },
    opensAt: event.opensAt?.toISOString(),
    closesAt: event.closesAt?.toISOString(),
    roles: event.roles,
    demo: event.isDemo ? true : undefined,
    questions: event.questions,
    sessions: sessions.map(({ startsAt, endsAt, title: about }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      ...(about ? { title: about } : {}),
    })),
  };
  const isSaid = ([, value]: [string, unknown]) =>
    value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  const fields = Object.fromEntries(Object.entries(said).filter(isSaid));
  return writeFrontMatter({ fields, body: event.body.trim() });
}

type Taken = { kind: "unchanged" | "added"; title: string };

/**
 * An event of an archive: a new one is a draft. One that we have is left alone, since people may hold
 * places at it and have to be told about a change; the reason says so.
 */
export async function takeEventFile(
  staff: { id: string },
  { slug, source }: { slug: string; source: string },
  now: Date,
): Promise<Result<Taken, string>> {
  const here = (await eventFiles()).find((each) => each.slug === slug);
  if (here?.source === source) return ok({ kind: "unchanged", title: here.title });
  const read = file.safeParse(fieldsIn(source));
  if (!read.success)
    return no(`The lines above its text are wrong: ${z.prettifyError(read.error)}`);
  const { university, demo: isDemo, ...said } = read.data;
  if (here)
    return no("There is such an event already. Change it at the desk, which tells its people.");
  const universityId = university === null ? null : await idOf(university);
  if (universityId === undefined) return no("No university has that name in its address.");
  const sessions = said.sessions
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map((session) => ({ ...session, id: null }));
  const { body } = readFrontMatter(source);
  const added = await addEvent(staff, slug, { ...said, body, universityId, sessions, isDemo }, now);
  return added.ok ? ok({ kind: "added", title: said.title }) : no("Its address is taken.");
}

function fieldsIn(source: string): unknown {
  try {
    return readFrontMatter(source).fields;
  } catch {
    return null;
  }
}

async function idOf(slug: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: universities.id })
    .from(universities)
    .where(eq(universities.slug, slug));
  return row?.id;
}
