import { quotedHtml } from "#domain/facts/quoted-html.server.ts";
import { placeName, spansOf, timesOf } from "#rules/clock-times.ts";
import { dayIn } from "#rules/day-in.ts";
import { clockIn, shortDayIn, timeIn } from "#rules/zoned-time.ts";
import {
  type Audience,
  bookingOf,
  type EventTopic,
  eventKinds,
  eventTopics,
  isFor,
  isNearJoining,
  type Reader,
} from "./event.ts";
import { eventPaths } from "./event-paths.ts";
import type { EventCardView, EventView, PlaceView } from "./event-view.ts";
import type { EventCard, FoundEvent } from "./events.queries.server.ts";
import type { Feedback } from "./places/attend.server.ts";
import type { Registration } from "./places/place.ts";

const JOIN_MS = 15 * 60_000;

const roleWords: Readonly<Record<string, string>> = {
  student: "students",
  alumni: "alumni",
  predeparture_student: "pre-departure students",
  university_admin: "careers staff",
  employer: "employers",
  ambassador: "ambassadors",
};

export function topicLabel(topic: string): string {
  return (eventTopics as Readonly<Record<string, string>>)[topic as EventTopic] ?? topic;
}

/** "For students and alumni"; null where it is for everybody. */
function audienceLabel({ universityId, roles }: Audience): string | null {
  const people = roles.map((role) => roleWords[role] ?? role);
  const who = [people.slice(0, -1).join(", "), people.at(-1)].filter(Boolean).join(" and ");
  if (universityId !== null) return who ? `For ${who} of one university` : "For one university";
  return who ? `For ${who}` : null;
}

type Counted = Pick<EventCard, "capacity" | "taken" | "state" | "opensAt" | "closesAt"> &
  Pick<EventCard, "startsAt" | "endsAt">;

/** How it stands with places, in a word or two. */
function placesLabel(event: Counted, now: Date): EventCardView["places"] {
  const booking = bookingOf(event, now);
  if (booking === "cancelled") return { words: "Cancelled", tone: "negative" };
  if (booking === "over") return { words: "Over", tone: "plain" };
  if (booking === "not-yet") return { words: "Opens later", tone: "plain" };
  if (booking === "closed") return { words: "Registration closed", tone: "plain" };
  if (event.capacity === null) return { words: "Places for all", tone: "positive" };
  const left = event.capacity - event.taken;
  if (left <= 0) return { words: "Full, waiting list open", tone: "caution" };
  return { words: `${left} of ${event.capacity} places left`, tone: "positive" };
}

export function cardView(event: EventCard, zone: string, now: Date): EventCardView {
  const [weekday = "", number = "", month = ""] = shortDayIn(zone, event.startsAt).split(" ");
  return {
    href: event.path ?? eventPaths.event(event.slug),
    kind: eventKinds[event.kind],
    title: event.title,
    summary: event.summary,
    topic: topicLabel(event.topic),
    host: event.host,
    day: { weekday, number, month },
    times: spansOf({ ...event, endsAt: event.firstEndsAt ?? event.endsAt }, [event.zone, zone]),
    sessions: event.sessionCount,
    where: event.place ?? "Online",
    audience: audienceLabel(event),
    places: placesLabel(event, now),
    hasRecording: event.hasRecording,
    isDemo: event.isDemo,
  };
}

export type ViewFor = { reader: Reader; zone: string; now: Date };

export function eventView(event: FoundEvent, { reader, zone, now }: ViewFor): EventView {
  const zones = [event.zone, zone];
  const { slug, kind, title, summary, host, cancelReason, questions, isDemo } = event;
  const isForReader = isFor(event, reader);
  const words = { slug, body: event.body, trust: "staff" } as const;
  const { html, notes } = quotedHtml(words, dayIn("gb", now));
  return {
    ...{ slug, kind, title, summary, host, cancelReason, questions, isDemo, isForReader },
    kindLabel: eventKinds[kind],
    html,
    notes,
    topic: topicLabel(event.topic),
    where: event.place ?? "Online",
    sessions: event.sessions.map((session) => ({
      title: session.title,
      times: spansOf(session, zones),
    })),
    zones: { event: event.zone, reader: zone },
    audience: audienceLabel(event),
    booking: bookingOf(event, now),
    opens: event.opensAt && event.opensAt > now ? timesOf(event.opensAt, zones) : [],
    closes: event.closesAt && event.closesAt > now ? timesOf(event.closesAt, zones) : [],
    places: placesLabel(event, now),
    isFull: event.capacity !== null && event.taken >= event.capacity,
    material: isForReader && event.endsAt <= now ? materialOf(event) : [],
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
  };
}

function materialOf(event: FoundEvent): EventView["material"] {
  const { slug, recordingUrl, recordingFileId, slidesUrl, slidesFileId } = event;
  const recording = recordingFileId ? eventPaths.file(slug, "recording") : recordingUrl;
  const slides = slidesFileId ? eventPaths.file(slug, "slides") : slidesUrl;
  return [
    ...(recording ? [{ label: "Watch the recording", href: recording }] : []),
    ...(slides ? [{ label: "Open the slides", href: slides }] : []),
  ];
}

type Own = { place: Registration; before: number | null; feedback: Feedback | null };

export function placeView(event: FoundEvent, own: Own, now: Date): PlaceView {
  const { place, before, feedback } = own;
  const isOpen = event.state === "published";
  const isHeld = place.state === "held" && isOpen;
  const isOn = isHeld && isNearJoining(event.sessions, now);
  const next = event.sessions.find(({ endsAt }) => endsAt > now);
  return {
    state: place.state,
    before: place.state === "waiting" ? before : null,
    until: place.offerExpiresAt ? clockLabel(place.offerExpiresAt, place.timeZone) : null,
    joinUrl: isOn ? event.joinUrl : null,
    joinFrom:
      isHeld && next && event.joinUrl
        ? clockLabel(new Date(next.startsAt.getTime() - JOIN_MS), place.timeZone)
        : null,
    isOn,
    hasAttended: place.attendedAt !== null,
    feedback:
      isHeld && event.startsAt <= now
        ? { rating: feedback?.rating ?? null, words: feedback?.words ?? "" }
        : null,
  };
}

/** "Tue 16 Mar, 13:45, London time". */
function clockLabel(instant: Date, zone: string): string {
  return `${shortDayIn(zone, instant)}, ${timeIn(zone, instant)}, ${placeName(zone)} time`;
}

/** "2027-03" on a clock. */
export function monthIn(zone: string, instant: Date): string {
  return clockIn(zone, instant).day.slice(0, 7);
}
