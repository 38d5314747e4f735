import type { Role } from "#rules/access/visitor.ts";

export const eventKinds = { workshop: "Workshop", webinar: "Webinar", fair: "Fair" } as const;
export type EventKind = keyof typeof eventKinds;

/** What an event is about. A name is stored and stands in addresses, so it never changes. */
export const eventTopics = {
  "first-job": "Finding a first job",
  visas: "Visas and sponsorship",
  cvs: "CVs and applications",
  interviews: "Interviews",
  employers: "Meeting employers",
  abroad: "Working in another country",
} as const;
export type EventTopic = keyof typeof eventTopics;

/** As many sessions as the form has rows for. */
export const MAX_SESSIONS = 6;

export type EventState = "draft" | "published" | "cancelled";

/** Whose it is: a university's own people, and some roles. Nothing said means everybody. */
export type Audience = { universityId: number | null; roles: readonly string[] };

/** As much of a visitor as an event has to know. */
export type Reader =
  | { kind: "guest" }
  | { kind: "member"; id: string; role: Role; universityId: number | null };

/** Another university's event does not exist for the reader; our staff see all of them. */
export function maySee({ universityId }: Audience, reader: Reader): boolean {
  if (universityId === null) return true;
  if (reader.kind === "guest") return false;
  return reader.role === "staff" || reader.universityId === universityId;
}

/** Seeing an event for other roles is fine; taking a place or its recording is not. */
export function isFor(audience: Audience, reader: Reader): boolean {
  if (!maySee(audience, reader)) return false;
  if (audience.roles.length === 0) return true;
  return reader.kind === "member" && audience.roles.includes(reader.role);
}

type Timed = {
  state: EventState;
  opensAt: Date | null;
  closesAt: Date | null;
  startsAt: Date;
  endsAt: Date;
};

export type Booking = "open" | "not-yet" | "closed" | "over" | "cancelled";

/** Whether places can be asked for now. Without a closing time they can until the last session ends. */
export function bookingOf({ state, opensAt, closesAt, endsAt }: Timed, now: Date): Booking {
  if (state === "cancelled") return "cancelled";
  if (endsAt <= now) return "over";
  if (opensAt && opensAt > now) return "not-yet";
  return closesAt && closesAt <= now ? "closed" : "open";
}

const JOIN_MINUTES_BEFORE = 15;

/** The video link is shown shortly before a session and while it lasts, not days ahead. */
export function isNearJoining(
  sessions: readonly { startsAt: Date; endsAt: Date }[],
  now: Date,
): boolean {
  const soon = new Date(now.getTime() + JOIN_MINUTES_BEFORE * 60_000);
  return sessions.some(({ startsAt, endsAt }) => startsAt <= soon && endsAt > now);
}
