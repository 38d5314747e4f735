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
import type { WholeMeeting } from "#domain/meetings/calendar/meeting.ts";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import {
  findHostsOfDesk,
  meetingsOfDesk,
  servicesOfDesk,
} from "#domain/meetings/calendar/meetings.queries.server.ts";
import { meetingRefusals } from "#domain/meetings/calendar/refusals.ts";
import { whereOf } from "#domain/meetings/letters/mail-meetings.server.ts";
import { addDays, longDay, mondayOf, shortDay } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { dayStartIn } from "#rules/wall-clock.ts";
import { clockIn, dayAndTimeIn, timeIn } from "#rules/zoned-time.ts";
import type { Desk } from "./desk-of.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** A week of a desk's meetings, with the hours of its hosts. */
export async function loadHostDesk({ request, context }: Asked, desk: Desk) {
  const now = new Date();
  const today = clockIn(desk.zone, now).day;
  const query = new URL(request.url).searchParams;
  const asked = query.get("week") ?? "";
  const monday = mondayOf(isRealDay(asked) ? asked : today);
  const span = {
    from: dayStartIn(desk.zone, monday),
    until: dayStartIn(desk.zone, addDays(monday, 7)),
  };
  const hosts = await findHostsOfDesk(desk.id);
  const hostId = hosts.find(({ id }) => id === rowNumber(query.get("host") ?? ""))?.id ?? null;
  const rows = await meetingsOfDesk(desk.id, span, hostId);
  const services = await servicesOfDesk(desk.id);
  const readerId = memberOf(context).id;
  const byDay = Map.groupBy(rows, ({ meeting }) => clockIn(desk.zone, meeting.startsAt).day);
  return {
    here: desk.here,
    title: `${shortDay(monday)} to ${shortDay(addDays(monday, 6))}`,
    week: { monday, before: addDays(monday, -7), after: addDays(monday, 7) },
    days: [...byDay].map(([day, meetings]) => ({
      day: longDay(day),
      meetings: meetings.map((whole) => lineOf(whole, { desk, readerId, now })),
    })),
    hosts: hosts.map(({ id, name, about, isActive, busyFailure }) => ({
      ...{ id, name, about, isActive, isTroubled: busyFailure !== null },
      isShown: id === hostId,
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
    default:
      return refused("not-found");
  }
}
