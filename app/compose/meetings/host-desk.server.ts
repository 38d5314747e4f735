import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { feedbackOfDesk } from "#domain/meetings/after/feedback.server.ts";
import { noteMeeting } from "#domain/meetings/after/note-meeting.server.ts";
import { mayNote } from "#domain/meetings/after/notes.ts";
import { hostCancelSchema, notesSchema } from "#domain/meetings/booking/booking.schema.ts";
import { cancelAsHost } from "#domain/meetings/booking/change-meeting.server.ts";
import type { Host, WholeMeeting } from "#domain/meetings/calendar/meeting.ts";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import {
  findHostsOfDesk,
  meetingsOfDesk,
  readCalendars,
  servicesOfDesk,
} from "#domain/meetings/calendar/meetings.queries.server.ts";
import { meetingRefusals } from "#domain/meetings/calendar/refusals.ts";
import { whereOf } from "#domain/meetings/letters/mail-meetings.server.ts";
import { addDays, longDay, mondayOf, shortDay, weekdayNames, weekdayOf } from "#rules/days.ts";
import { openSpans, type Span } from "#rules/meetings/slots.ts";
import { rowNumber } from "#rules/row-number.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { dayStartIn } from "#rules/wall-clock.ts";
import { clockIn, dayAndTimeIn, timeIn } from "#rules/zoned-time.ts";
import type { Desk } from "./desk-of.server.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** A week of a desk's meetings, or one day of it, with what else the desk keeps. */
export async function loadHostDesk({ request, context }: RequestArgs, desk: Desk) {
  const now = new Date();
  const query = new URL(request.url).searchParams;
  const period = periodOf(query, clockIn(desk.zone, now).day);
  const span = {
    from: dayStartIn(desk.zone, period.first),
    until: dayStartIn(desk.zone, addDays(period.first, period.length)),
  };
  const hosts = await findHostsOfDesk(desk.id);
  const shown = hosts.find(({ id }) => id === rowNumber(query.get("host") ?? ""));
  const hostId = shown?.id ?? null;
  const rows = await meetingsOfDesk(desk.id, span, hostId);
  const services = await servicesOfDesk(desk.id);
  const readerId = memberOf(context).id;
  const byDay = Map.groupBy(rows, ({ meeting }) => clockIn(desk.zone, meeting.startsAt).day);
  return {
    ...periodView(period, (query) => deskAt(desk, query, hostId)),
    isDay: period.name === "day",
    hours:
      period.name === "day" ? await hoursOn(period.first, shown ? [shown] : hosts, desk.zone) : [],
    everybody: deskAt(desk, { [period.name]: period.first }, null),
    days: [...byDay].map(([day, meetings]) => ({
      day: dayName(day),
      to: deskAt(desk, { day }, hostId),
      meetings: meetings.map((whole) => lineOf(whole, { desk, readerId, now })),
    })),
    hosts: hosts.map(({ id, name, about, isActive, busyFailure }) => ({
      ...{ id, name, about, isActive, isTroubled: busyFailure !== null },
      isShown: id === hostId,
      to: deskAt(desk, { [period.name]: period.first }, id),
      page: meetingPaths.host(desk.here, id),
    })),
    services: services.map(({ id, title, minutes, isActive }) => ({
      ...{ title, minutes, isActive },
      page: meetingPaths.service(desk.here, id),
    })),
    add: {
      host: meetingPaths.host(desk.here, "new"),
      service: meetingPaths.service(desk.here, "new"),
    },
    feedback: await feedbackOfDesk(desk.id),
    groups: desk.id === null ? "/staff/events" : "/contact-us",
  };
}

type Period = { name: "week" | "day"; first: string; length: number };

/** What the address asks for: a day, or the week that a day lies in. */
function periodOf(query: URLSearchParams, today: string): Period {
  const [day, week] = ["day", "week"].map((name) => query.get(name) ?? "");
  if (day && isRealDay(day)) return { name: "day", first: day, length: 1 };
  const first = mondayOf(week && isRealDay(week) ? week : today);
  return { name: "week", first, length: 7 };
}

/** The desk's page at a day or a week, of one host or of all. */
function deskAt({ here }: Desk, query: Record<string, string>, hostId: number | null): string {
  const all = { ...query, ...(hostId === null ? {} : { host: String(hostId) }) };
  return `${here}?${new URLSearchParams(all)}`;
}

function periodView(
  { name, first, length }: Period,
  at: (query: Record<string, string>) => string,
) {
  const isDay = name === "day";
  return {
    title: isDay ? dayName(first) : `${shortDay(first)} to ${shortDay(addDays(first, 6))}`,
    period: {
      here: at({ [name]: first }),
      before: {
        label: `Previous ${isDay ? "day" : "week"}`,
        to: at({ [name]: addDays(first, -length) }),
      },
      after: {
        label: `Next ${isDay ? "day" : "week"}`,
        to: at({ [name]: addDays(first, length) }),
      },
      week: at({ week: mondayOf(first) }),
    },
  };
}

/** "Tuesday 9 March 2027". */
function dayName(day: string): string {
  return `${weekdayNames[weekdayOf(day) - 1]} ${longDay(day)}`;
}

/** When each host has hours on a day, and when they are busy elsewhere, on the desk's clock. */
async function hoursOn(day: string, hosts: readonly Host[], zone: string) {
  const calendars = await readCalendars(
    hosts.filter(({ isActive }) => isActive),
    { firstDay: day, dayCount: 1 },
  );
  const said = ({ from, until }: Span) =>
    `${timeIn(zone, new Date(from))} to ${timeIn(zone, new Date(until))}`;
  return calendars.map((host) => {
    const open = openSpans(host, day);
    const isOpenThen = ({ from, until }: Span) =>
      open.some((span) => from < span.until && until > span.from);
    return {
      host: host.name,
      open: open.map(said).join(", "),
      busy: host.busy.filter(isOpenThen).map(said).join(", "),
    };
  });
}

type Around = { desk: Desk; readerId: string; now: Date };

function lineOf(whole: WholeMeeting, { desk, readerId, now }: Around) {
  const { meeting, service, host } = whole;
  const { zone } = desk;
  const { id, name, email, organisation, state, summary, reason, cvFileId, cvName } = meeting;
  return {
    ...{ id, name, email, organisation, state, summary, reason },
    answers: Object.entries(meeting.answers),
    /** Null where somebody else wrote them: notes are their author's. */
    notes: mayNote(whole, readerId) ? meeting.notes : null,
    cv:
      cvFileId && desk.id !== null
        ? { name: cvName ?? "CV", to: meetingPaths.cv(desk.here, id) }
        : null,
    service: service.title,
    host: host.name,
    time: `${timeIn(zone, meeting.startsAt)} to ${timeIn(zone, meeting.endsAt)}`,
    theirTime: meeting.timeZone === zone ? null : dayAndTimeIn(meeting.timeZone, meeting.startsAt),
    where: whereOf(whole),
    link: meeting.mode === "video" ? host.videoUrl : null,
    hasBegun: meeting.startsAt <= now,
    isOver: meeting.endsAt <= now,
  };
}

export type HostDesk = Awaited<ReturnType<typeof loadHostDesk>>;
export type MeetingLine = HostDesk["days"][number]["meetings"][number];

export async function answerHostDesk({ request, context }: RequestArgs, desk: Desk) {
  const now = new Date();
  const fields = await readFormData(request);
  const by = { actorId: memberOf(context).id, desk: desk.id };
  const id = rowNumber(String(fields.get("id") ?? ""));
  const { pathname, search } = new URL(request.url);
  const back = (message: string) =>
    redirectWithFlash(pathname.replace(/\.data$/, "") + search, message);
  const refused = (error: keyof typeof meetingRefusals, values = {}) =>
    refusedForm(values, meetingRefusals[error]);
  switch (fields.get("intent")) {
    case "cancel": {
      const form = readFields(fields, hostCancelSchema);
      if (!form.ok) return badForm(form);
      const done = await cancelAsHost(id, { ...by, ...form.value }, now);
      return done.ok
        ? back("The meeting is cancelled, and we have emailed the person.")
        : refused(done.error, form.values);
    }
    case "notes": {
      const form = readFields(fields, notesSchema);
      if (!form.ok) return badForm(form);
      const done = await noteMeeting(id, form.value, by, now);
      return done.ok ? back("Saved.") : refused(done.error, form.values);
    }
    default:
      return refused("not-found");
  }
}
