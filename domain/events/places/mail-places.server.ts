import type { Transaction } from "#db/client.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { organiser } from "#platform/mail/organiser.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { placeName, spansOf, timesOf } from "#rules/clock-times.ts";
import type { ReminderKind } from "#rules/reminders.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { eventKinds } from "../event.ts";
import { type EventDates, sessionUid } from "../event-calendar.ts";
import { eventPaths } from "../event-paths.ts";
import type { EventMailProps } from "../mails/event-mail-layout.tsx";
import type { LockedEvent, SessionRow } from "./lock-event.server.ts";
import type { Registration } from "./place.ts";
import { placeToken } from "./place-token.server.ts";

type Extra = Partial<Pick<EventMailProps, "dates" | "removed" | "until" | "reason" | "soon">>;

/** The confirmation of a place, with its dates; or of a turn on the list, without. */
export async function mailPlace(
  tx: Transaction,
  event: LockedEvent,
  place: Registration,
): Promise<void> {
  if (place.state === "held") await send(tx, "event-place", event, place, invitation(event, place));
  else if (place.state === "offered") await mailOffer(tx, event, place);
  else await send(tx, "event-waiting", event, place);
}

/** For a guest: nothing is taken before the link is opened. */
export function mailToConfirm(tx: Transaction, event: LockedEvent, place: Registration) {
  return send(tx, "event-confirm", event, place);
}

export async function mailOffer(
  tx: Transaction,
  event: LockedEvent,
  place: Registration,
): Promise<void> {
  const until = timesOf(place.offerExpiresAt!, [place.timeZone])[0]!;
  await send(tx, "event-offer", event, place, { until: `${until.when}, ${until.place} time` });
}

/** Somebody's own place ended: their calendar is told too. */
export function mailPlaceEnded(tx: Transaction, event: LockedEvent, place: Registration) {
  return send(tx, "event-place-ended", event, place, withdrawal(event, place));
}

/** The event has other times, another place or other words. */
export function mailChanged(tx: Transaction, event: LockedEvent, place: Registration) {
  const gone = { ...event, sessions: event.removed };
  const extra = { ...invitation(event, place), removed: withdrawal(gone, place).dates };
  return send(tx, "event-changed", event, place, place.state === "held" ? extra : {});
}

export function mailCancelled(tx: Transaction, event: LockedEvent, place: Registration) {
  const dates = place.state === "held" ? withdrawal(event, place) : {};
  return send(tx, "event-cancelled", event, place, { ...dates, reason: event.cancelReason ?? "" });
}

export function mailReminder(
  tx: Transaction,
  event: LockedEvent,
  place: Registration,
  reminder: { kind: ReminderKind; session: SessionRow },
) {
  const { kind, session } = reminder;
  const when = dayAndTimeIn(place.timeZone, session.startsAt);
  const begins = kind === "day-before" ? "is tomorrow" : "begins in an hour";
  const soon = `${begins}: ${when}, ${placeName(place.timeZone)} time`;
  return send(tx, "event-reminder", { ...event, sessions: [session] }, place, { soon });
}

async function send(
  tx: Transaction,
  template: string,
  event: LockedEvent,
  place: Registration,
  extra: Extra = {},
): Promise<void> {
  const zones = [event.zone, place.timeZone];
  const props: EventMailProps = {
    name: place.name,
    title: event.title,
    kind: eventKinds[event.kind].toLowerCase(),
    host: event.host,
    where: event.place ?? "Online",
    sessions: event.sessions.map((session) => ({
      title: session.title,
      times: spansOf(session, zones),
    })),
    page: linkTo(event.path ?? eventPaths.event(event.slug)),
    place: linkTo(eventPaths.place(placeToken(place.id))),
    ...extra,
  };
  await sendMail(tx, { template, to: place.email, props });
}

function invitation(event: LockedEvent, place: Registration): { dates: EventDates } {
  return { dates: datesOf(event, place, false) };
}

function withdrawal(event: LockedEvent, place: Registration): { dates: EventDates } {
  return { dates: datesOf(event, place, true) };
}

function datesOf(event: LockedEvent, place: Registration, isCancelled: boolean): EventDates {
  return {
    ...eventDates(event, isCancelled),
    sequence: event.sequence + place.sequence,
    organiser: organiser(),
    attendee: { name: place.name, email: place.email },
  };
}

/** What every calendar gets of an event: never the video link. */
export function eventDates(event: LockedEvent, isCancelled: boolean): EventDates {
  return {
    title: event.title,
    words: event.summary,
    location: event.place ?? "Online",
    url: linkTo(event.path ?? eventPaths.event(event.slug)),
    sequence: event.sequence,
    changedAt: event.updatedAt.toISOString(),
    isCancelled,
    sessions: event.sessions.map(({ id, startsAt, endsAt, title }) => ({
      uid: sessionUid(id),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      title,
    })),
  };
}
