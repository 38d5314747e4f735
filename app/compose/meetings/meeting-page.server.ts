import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { feedbackSchema } from "#domain/forms/feedback.schema.ts";
import { findFeedback, giveFeedback } from "#domain/meetings/after/feedback.server.ts";
import { acceptOffer, declineOffer } from "#domain/meetings/booking/answer-offer.server.ts";
import { moveSchema } from "#domain/meetings/booking/booking.schema.ts";
import { cancelMeeting, moveMeeting } from "#domain/meetings/booking/change-meeting.server.ts";
import { ticketOf } from "#domain/meetings/booking/meeting-view.server.ts";
import type { WholeMeeting } from "#domain/meetings/calendar/meeting.ts";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import {
  readCalendars,
  unsafeFindMeeting,
} from "#domain/meetings/calendar/meetings.queries.server.ts";
import { type MeetingRefusal, meetingRefusals } from "#domain/meetings/calendar/refusals.ts";
import { atOf, weekView } from "#domain/meetings/calendar/week-view.ts";
import { meetingIn } from "#domain/meetings/letters/meeting-token.server.ts";
import { addDays, mondayOf } from "#rules/days.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { clockIn } from "#rules/zoned-time.ts";

type RequestArgs = {
  request: Request;
  params: { token: string };
  context: Readonly<RouterContextProvider>;
};

/** The token is the key. A link only shows: programmes that open every link in a mail change nothing. */
export async function meetingAt(token: string, now: Date): Promise<WholeMeeting> {
  const id = meetingIn(token, now);
  const whole = id === null ? null : await unsafeFindMeeting(id);
  if (!whole) throw data("This link does not work. Open it again from the email.", { status: 404 });
  return whole;
}

export async function loadMeeting({ request, params }: RequestArgs) {
  const now = new Date();
  const whole = await meetingAt(params.token, now);
  const { timeZone } = whole.meeting;
  const ticket = ticketOf(whole, { zone: timeZone, now });
  const week = new URL(request.url).searchParams.get("move");
  const isMoving = week !== null && ticket.changeable !== null;
  return {
    ticket,
    week: isMoving ? await weekToMove(whole, week, now) : null,
    feedback: ticket.state === "over" ? await givenFeedback(whole.meeting.id) : null,
  };
}

async function givenFeedback(meetingId: number) {
  return (await findFeedback(meetingId)) ?? { rating: null, words: "" };
}

/** Free times of the same host, from the week of the meeting on; its own is no other time. */
async function weekToMove({ meeting, service, host }: WholeMeeting, asked: string, now: Date) {
  const zone = meeting.timeZone;
  const monday = mondayOf(isRealDay(asked) ? asked : clockIn(zone, meeting.startsAt).day);
  const span = { firstDay: addDays(monday, -1), dayCount: 9, except: meeting.id };
  const calendars = await readCalendars(host.isActive ? [host] : [], span);
  const week = weekView(calendars, { monday, zone, rules: service, now });
  const own = atOf(meeting.startsAt);
  const days = week.days.map((day) => ({
    ...day,
    slots: day.slots.filter(({ at }) => at !== own),
  }));
  return { ...week, days };
}

export async function answerMeeting({ request, params }: RequestArgs) {
  const now = new Date();
  const { meeting } = await meetingAt(params.token, now);
  const fields = await readFormData(request);
  const to = meetingPaths.meeting(params.token);
  const done = (answer: { ok: true } | { ok: false; error: MeetingRefusal }, words: string) =>
    answer.ok ? redirectWithFlash(to, words) : refusedForm({}, meetingRefusals[answer.error]);
  switch (fields.get("intent")) {
    case "cancel":
      return done(
        await cancelMeeting(meeting.id, now),
        "The meeting is cancelled. We have emailed the other person.",
      );
    case "accept":
      return done(
        await acceptOffer(meeting.id, now),
        "The meeting is booked. The confirmation is in your email.",
      );
    case "decline":
      return done(
        await declineOffer(meeting.id, now),
        "You declined this time. It goes to the next person.",
      );
    case "feedback": {
      const form = readFields(fields, feedbackSchema);
      if (!form.ok) return badForm(form);
      return done(await giveFeedback(meeting.id, form.value, now), "Thank you for your answer.");
    }
    default: {
      const form = readFields(fields, moveSchema);
      if (!form.ok) return badForm(form);
      return done(
        await moveMeeting(meeting.id, form.value.at, now),
        "The meeting has its new time. The confirmation is in your email.",
      );
    }
  }
}
