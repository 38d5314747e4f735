import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { moveSchema } from "#domain/meetings/booking.schema.ts";
import { cancelMeeting, moveMeeting } from "#domain/meetings/change-meeting.server.ts";
import type { WholeMeeting } from "#domain/meetings/meeting.ts";
import { meetingPaths } from "#domain/meetings/meeting-paths.ts";
import { meetingIn } from "#domain/meetings/meeting-token.server.ts";
import { ticketOf } from "#domain/meetings/meeting-view.server.ts";
import { readCalendars, unsafeFindMeeting } from "#domain/meetings/meetings.queries.server.ts";
import { meetingRefusals } from "#domain/meetings/refusals.ts";
import { mondayOf, weekView } from "#domain/meetings/week-view.ts";
import { addDays } from "#rules/days.ts";
import { clockIn } from "#rules/zoned-time.ts";

type Asked = {
  request: Request;
  params: { token: string };
  context: Readonly<RouterContextProvider>;
};

/** The token is the key. A link only shows: programmes that open every link in a mail change nothing. */
export async function meetingAt(token: string, now: Date): Promise<WholeMeeting> {
  const id = meetingIn(token, now);
  const whole = id === null ? null : await unsafeFindMeeting(id);
  if (!whole) throw data("This link does not work. Open it again from the mail.", { status: 404 });
  return whole;
}

export async function loadMeeting({ request, params }: Asked) {
  const now = new Date();
  const whole = await meetingAt(params.token, now);
  const { timeZone } = whole.meeting;
  const ticket = ticketOf(whole, { zone: timeZone, now });
  const week = new URL(request.url).searchParams.get("move");
  const isMoving = week !== null && ticket.changeable !== null;
  return { ticket, week: isMoving ? await weekToMove(whole, week, now) : null };
}

/** Free times of the same host, from the week of the meeting on. */
async function weekToMove({ meeting, service, host }: WholeMeeting, asked: string, now: Date) {
  const zone = meeting.timeZone;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked));
  const monday = mondayOf(isDay ? asked : clockIn(zone, meeting.startsAt).day);
  const span = { firstDay: addDays(monday, -1), dayCount: 9 };
  const calendars = await readCalendars([host], span);
  return weekView(calendars, { monday, zone, rules: service, now });
}

export async function answerMeeting({ request, params }: Asked) {
  const now = new Date();
  const { meeting } = await meetingAt(params.token, now);
  const fields = await readFormData(request);
  const to = meetingPaths.meeting(params.token);
  if (fields.get("intent") === "cancel") {
    const cancelled = await cancelMeeting(meeting.id, now);
    if (!cancelled.ok) return refusedForm({}, meetingRefusals[cancelled.error]);
    return redirectWithFlash(to, "The meeting is cancelled. The other side was told.");
  }
  const form = readFields(fields, moveSchema);
  if (!form.ok) return badForm(form);
  const moved = await moveMeeting(meeting.id, form.value.at, now);
  if (!moved.ok) return refusedForm({}, meetingRefusals[moved.error]);
  return redirectWithFlash(to, "The meeting has its new time. The confirmation is in your email.");
}
