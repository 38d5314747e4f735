import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { hostCancelSchema, notesSchema } from "#domain/meetings/booking.schema.ts";
import { cancelAsHost, noteMeeting } from "#domain/meetings/change-meeting.server.ts";
import { addDayOff, readHours, removeDay, saveHours } from "#domain/meetings/host-hours.server.ts";
import { dayOffSchema, weekSchema } from "#domain/meetings/hours.schema.ts";
import { whereOf } from "#domain/meetings/mail-meetings.server.ts";
import type { WholeMeeting } from "#domain/meetings/meeting.ts";
import { findHostsOfDesk, meetingsOfDesk } from "#domain/meetings/meetings.queries.server.ts";
import { meetingRefusals } from "#domain/meetings/refusals.ts";
import { mondayOf } from "#domain/meetings/week-view.ts";
import { addDays, longDay, shortDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { dayStartIn } from "#rules/wall-clock.ts";
import { clockIn, dayAndTimeIn, timeIn } from "#rules/zoned-time.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };
/** Whose meetings: a university's, or our own team's (null), and where its week begins. */
export type Desk = { id: number | null; zone: string; here: string };

/** A week of a desk's meetings, with the hours of its hosts. */
export async function loadHostDesk({ request }: Asked, desk: Desk) {
  const now = new Date();
  const today = clockIn(desk.zone, now).day;
  const asked = new URL(request.url).searchParams.get("week") ?? "";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked));
  const monday = mondayOf(isDay ? asked : today);
  const span = {
    from: dayStartIn(desk.zone, monday),
    until: dayStartIn(desk.zone, addDays(monday, 7)),
  };
  const rows = await meetingsOfDesk(desk.id, span);
  const hosts = await findHostsOfDesk(desk.id);
  const byDay = Map.groupBy(rows, ({ meeting }) => clockIn(desk.zone, meeting.startsAt).day);
  return {
    here: desk.here,
    title: `${shortDay(monday)} to ${shortDay(addDays(monday, 6))}`,
    week: { monday, before: addDays(monday, -7), after: addDays(monday, 7) },
    days: [...byDay].map(([day, meetings]) => ({
      day: longDay(day),
      meetings: meetings.map((whole) => lineOf(whole, desk.zone, now)),
    })),
    hours: (await readHours(hosts, today)).map(({ host, week, days }) => ({
      ...{ id: host.id, name: host.name, zone: host.zone, isActive: host.isActive, week },
      days: days.map(({ day, fromMinute }) => ({
        day,
        name: longDay(day),
        isOff: fromMinute === null,
      })),
    })),
  };
}

function lineOf(whole: WholeMeeting, zone: string, now: Date) {
  const { meeting, service, host } = whole;
  const { id, name, email, organisation, answer, state, notes, summary, reason } = meeting;
  return {
    ...{ id, name, email, organisation, answer, state, notes, summary, reason },
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

export async function answerHostDesk({ request, context }: Asked, desk: Desk) {
  const now = new Date();
  const fields = await readFormData(request);
  const by = { actorId: memberOf(context).id, desk: desk.id };
  const id = rowNumber(String(fields.get("id") ?? ""));
  const { pathname, search } = new URL(request.url);
  const back = (message: string) =>
    redirectWithFlash(pathname.replace(/\.data$/, "") + search, message);
  const refused = (error: keyof typeof meetingRefusals) => refusedForm({}, meetingRefusals[error]);
  switch (fields.get("intent")) {
    case "cancel": {
      const form = readFields(fields, hostCancelSchema);
      if (!form.ok) return badForm(form);
      const done = await cancelAsHost(id, { ...by, ...form.value }, now);
      return done.ok
        ? back("The meeting is cancelled, and the person was told.")
        : refused(done.error);
    }
    case "notes": {
      const form = readFields(fields, notesSchema);
      if (!form.ok) return badForm(form);
      const done = await noteMeeting(id, form.value, by, now);
      return done.ok ? back("Saved.") : refused(done.error);
    }
    case "hours": {
      const form = readFields(fields, weekSchema);
      if (!form.ok) return badForm(form);
      const done = await saveHours(id, form.value, by);
      return done.ok ? back("The hours are saved.") : refused(done.error);
    }
    default: {
      const form = readFields(fields, dayOffSchema);
      if (!form.ok) return badForm(form);
      const write = fields.get("intent") === "day-back" ? removeDay : addDayOff;
      const done = await write(id, form.value.day, by);
      return done.ok ? back("The day is saved.") : refused(done.error);
    }
  }
}
