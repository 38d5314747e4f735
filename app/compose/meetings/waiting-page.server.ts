import { data } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import { meetingToken, waitingIn } from "#domain/meetings/letters/meeting-token.server.ts";
import { leaveList, unsafeFindWaiting } from "#domain/meetings/waiting/join-list.server.ts";
import { placeName } from "#rules/clock-times.ts";
import { longDay, weekdayNames } from "#rules/days.ts";

type TokenRequest = { params: { token: string } };

async function turnAt(token: string) {
  const id = waitingIn(token, new Date());
  const found = id === null ? null : await unsafeFindWaiting(id);
  if (!found) throw data("This link does not work. Open it again from the email.", { status: 404 });
  return found;
}

const parts = { any: "at any time", morning: "before 12:00", afternoon: "from 12:00" };

/** One's turn on a list: the token is the key. */
export async function loadList({ params }: TokenRequest) {
  const { waiting, service } = await turnAt(params.token);
  const { weekdays, partOfDay, untilDay, timeZone, state, meetingId } = waiting;
  const days = weekdays.map((day) => weekdayNames[day - 1]).join(", ") || "Any day";
  const hasTime = (state === "offered" || state === "booked") && meetingId !== null;
  return {
    ...{ title: service.title, state },
    wishes: `${days}, ${parts[partOfDay]} (${placeName(timeZone)} time), until ${longDay(untilDay)}.`,
    offer: hasTime ? meetingPaths.meeting(meetingToken(meetingId)) : null,
    here: meetingPaths.waiting(params.token),
  };
}

export async function answerList({ params }: TokenRequest) {
  const { waiting } = await turnAt(params.token);
  await leaveList(waiting.id);
  return redirectWithFlash(meetingPaths.waiting(params.token), "You left the list.");
}
