import type { Transaction } from "#db/client.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { organiser } from "#platform/mail/organiser.server.ts";
import { sendMail } from "#platform/mail.server.ts";
import { placeName, spansOf } from "#rules/clock-times.ts";
import { longDay } from "#rules/days.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import type { Host, Meeting, Service, WholeMeeting } from "../calendar/meeting.ts";
import { meetingPaths } from "../calendar/meeting-paths.ts";
import { modeLabels } from "../calendar/mode-labels.ts";
import type { MeetingMailProps } from "./mails/meeting-mail-layout.tsx";
import type { MeetingDates } from "./meeting-calendar.ts";
import { meetingToken, waitingToken } from "./meeting-token.server.ts";

type Extra = Partial<Pick<MeetingMailProps, "before" | "soon" | "until">>;

/** To the person with the dates, and to the host. */
export async function mailBooked(tx: Transaction, whole: WholeMeeting): Promise<void> {
  await toPerson(tx, "meeting-booked", whole);
  await toHost(tx, "booked", whole);
}

export async function mailMoved(
  tx: Transaction,
  whole: WholeMeeting,
  before: Meeting,
): Promise<void> {
  const was = dayAndTimeIn(before.timeZone, before.startsAt);
  await toPerson(tx, "meeting-moved", whole, { before: was });
  await toHost(tx, "moved", whole);
}

export async function mailCancelled(tx: Transaction, whole: WholeMeeting): Promise<void> {
  await toPerson(tx, "meeting-cancelled", whole);
  await toHost(tx, "cancelled", whole);
}

/** The person is no longer with us: their host is told that it is off, and not who it was. */
export async function mailErased(tx: Transaction, whole: WholeMeeting): Promise<void> {
  const { sequence } = whole.meeting;
  const gone = { name: "Somebody who deleted their account", organisation: null, phone: null };
  const meeting = {
    ...whole.meeting,
    ...gone,
    state: "cancelled",
    sequence: sequence + 1,
  } as const;
  await toHost(tx, "cancelled", { ...whole, meeting });
}

export function mailSummary(tx: Transaction, whole: WholeMeeting): Promise<void> {
  return toPerson(tx, "meeting-summary", whole, {}, { hasDates: false });
}

export function mailReminder(
  tx: Transaction,
  whole: WholeMeeting,
  kind: "day-before" | "hour-before",
): Promise<void> {
  const { timeZone, startsAt } = whole.meeting;
  const begins = kind === "day-before" ? "is tomorrow" : "begins in an hour";
  const soon = `${begins}: ${dayAndTimeIn(timeZone, startsAt)}, ${placeName(timeZone)} time`;
  return toPerson(tx, "meeting-reminder", whole, { soon }, { hasDates: false });
}

/** A time is kept for somebody who waits. */
export function mailOffer(tx: Transaction, whole: WholeMeeting): Promise<void> {
  const { offerExpiresAt, timeZone } = whole.meeting;
  const until = `${dayAndTimeIn(timeZone, offerExpiresAt!)}, ${placeName(timeZone)} time`;
  return toPerson(tx, "meeting-offer", whole, { until }, { hasDates: false });
}

/** Asks what somebody thought of it, once it is over. */
export function mailAskFeedback(tx: Transaction, whole: WholeMeeting): Promise<void> {
  return toPerson(tx, "meeting-feedback", whole, {}, { hasDates: false });
}

type OnList = { id: number; name: string; email: string; untilDay: string };

export async function mailWaiting(
  tx: Transaction,
  waiting: OnList,
  service: Service,
): Promise<void> {
  const props = {
    name: waiting.name,
    title: service.title,
    until: longDay(waiting.untilDay),
    link: linkTo(meetingPaths.waiting(waitingToken(waiting.id))),
  };
  await sendMail(tx, { template: "meeting-waiting", to: waiting.email, props });
}

async function toPerson(
  tx: Transaction,
  template: string,
  whole: WholeMeeting,
  extra: Extra = {},
  { hasDates = true } = {},
): Promise<void> {
  const { meeting } = whole;
  const dates = hasDates ? { dates: datesOf(whole) } : {};
  const props: MeetingMailProps = { ...mailProps(whole), ...dates, ...extra };
  await sendMail(tx, { template, to: meeting.email, props });
}

async function toHost(
  tx: Transaction,
  what: "booked" | "moved" | "cancelled",
  whole: WholeMeeting,
): Promise<void> {
  const { meeting, host, service } = whole;
  const props = {
    ...{ name: host.name, what, person: meeting.name, service: service.title },
    isOwnDoing: what === "cancelled" && meeting.cancelledBy === "host",
    organisation: meeting.organisation ?? "",
    times: spansOf(meeting, [host.zone, meeting.timeZone]),
    where: whereOf(whole),
    link: linkTo(deskPath(host)),
    dates: hostDatesOf(whole),
  };
  await sendMail(tx, { template: "meeting-for-host", to: host.email, props });
}

function mailProps(whole: WholeMeeting): MeetingMailProps {
  const { meeting, service, host } = whole;
  return {
    name: meeting.name,
    title: service.title,
    host: host.name,
    where: whereOf(whole),
    times: spansOf(meeting, [meeting.timeZone, host.zone]),
    link: linkTo(meetingPaths.meeting(meetingToken(meeting.id))),
    bookAnother: linkTo(meetingPaths.book),
    cancelledByHost: meeting.cancelledBy === "host",
    reason: meeting.reason ?? "",
    summary: meeting.summary,
  };
}

/** How they meet, without the video link: that is on the meeting's page shortly before. */
export function whereOf({ meeting, host }: WholeMeeting): string {
  if (meeting.mode === "in-person") return host.place ?? modeLabels["in-person"];
  if (meeting.mode === "phone" && meeting.phone) return `By phone, ${meeting.phone}`;
  return modeLabels[meeting.mode];
}

function deskPath({ universityId }: Host): string {
  return universityId === null ? meetingPaths.ofTeam : meetingPaths.ofUniversity;
}

/** The same meeting in its host's calendar: it has the person's name, and leads to the desk. */
export function hostDatesOf(whole: WholeMeeting): MeetingDates {
  const { meeting, service, host } = whole;
  return {
    ...datesOf(whole),
    title: `${service.title}: ${meeting.name}`,
    url: linkTo(deskPath(host)),
    attendee: { name: host.name, email: host.email },
  };
}

export function datesOf(whole: WholeMeeting): MeetingDates {
  const { meeting, service, host } = whole;
  return {
    id: meeting.id,
    title: `${service.title} with ${host.name}`,
    location: whereOf(whole),
    url: linkTo(meetingPaths.meeting(meetingToken(meeting.id))),
    sequence: meeting.sequence,
    changedAt: meeting.updatedAt.toISOString(),
    startsAt: meeting.startsAt.toISOString(),
    endsAt: meeting.endsAt.toISOString(),
    isCancelled: meeting.state === "cancelled",
    organiser: organiser(),
    attendee: { name: meeting.name, email: meeting.email },
  };
}
