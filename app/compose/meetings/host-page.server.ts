import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { zoneChoices } from "#domain/forms/common-zones.ts";
import type { Host } from "#domain/meetings/calendar/meeting.ts";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import { type MeetingRefusal, meetingRefusals } from "#domain/meetings/calendar/refusals.ts";
import { busyAddressSchema, hostSchema } from "#domain/meetings/desk/host.schema.ts";
import {
  addDay,
  readHours,
  removeDay,
  saveHours,
} from "#domain/meetings/desk/host-hours.server.ts";
import { dayOffSchema, weekSchema } from "#domain/meetings/desk/hours.schema.ts";
import { addHost, changeHost, findHostOf } from "#domain/meetings/desk/save-host.server.ts";
import { changeFeed, feedToken } from "#domain/meetings/feeds/host-feed.server.ts";
import { changeBusyAddress } from "#domain/meetings/feeds/refresh-busy.server.ts";
import { linkTo } from "#platform/links.server.ts";
import { addDays, longDay, timeOfMinute } from "#rules/days.ts";
import { holidaysBetween } from "#rules/meetings/public-holidays.ts";
import { rowNumber } from "#rules/row-number.ts";
import { clockIn, dayAndTimeIn } from "#rules/zoned-time.ts";
import type { Desk } from "./desk-of.server.ts";

type RequestArgs = {
  request: Request;
  params: { host_id: string };
  context: Readonly<RouterContextProvider>;
};

const gone = () => data("We could not find that person.", { status: 404 });

/** One host of a desk: who they are, when they work, and their calendars elsewhere. */
export async function loadHost({ params, context }: RequestArgs, desk: Desk) {
  const isNew = params.host_id === "new";
  const host = isNew ? null : await findHostOf(desk.id, rowNumber(params.host_id));
  if (!isNew && !host) throw gone();
  const zone = host?.zone ?? desk.zone;
  return {
    here: desk.here,
    action: meetingPaths.host(desk.here, host?.id ?? "new"),
    title: host?.name ?? "New host",
    zones: zoneChoices(zone),
    values: {
      ...{ name: host?.name ?? "", email: host?.email ?? "", about: host?.about ?? "", zone },
      ...{ videoUrl: host?.videoUrl ?? "", place: host?.place ?? "" },
      ...{ holidays: host?.holidays ?? "", isActive: host?.isActive === false ? "" : "on" },
    },
    hours: host ? await hoursOf(host) : null,
    calendars: host ? calendarsOf(host, memberOf(context).id) : null,
  };
}

export type HostPage = Awaited<ReturnType<typeof loadHost>>;

const HOLIDAYS_SHOWN = 4;

async function hoursOf(host: Host) {
  const today = clockIn(host.zone, new Date()).day;
  const [read] = await readHours([host], today);
  const holidays = host.holidays
    ? holidaysBetween(host.holidays, today, addDays(today, 366)).slice(0, HOLIDAYS_SHOWN)
    : [];
  return {
    zone: host.zone,
    week: read?.week ?? [],
    days: (read?.days ?? []).map(({ day, fromMinute, untilMinute }) => ({
      day,
      name: longDay(day),
      hours:
        fromMinute === null || untilMinute === null
          ? null
          : `${timeOfMinute(fromMinute)} to ${timeOfMinute(untilMinute)}`,
    })),
    holidays: holidays.map(longDay),
  };
}

/** Secret addresses are shown to the host alone, where the host has an account. */
function calendarsOf(host: Host, readerId: string) {
  const isOwn = host.userId === null || host.userId === readerId;
  const when = (instant: Date | null) => instant && dayAndTimeIn(host.zone, instant);
  return {
    isOwn,
    feed: isOwn && host.hasFeed ? linkTo(meetingPaths.feed(feedToken(host))) : null,
    hasFeed: host.hasFeed,
    busyAt: host.busyUrl ? new URL(host.busyUrl).hostname : null,
    busyReadAt: when(host.busyReadAt),
    busyFailure: host.busyFailure,
  };
}

type By = { actorId: string; desk: number | null };

export async function answerHost({ request, params, context }: RequestArgs, desk: Desk) {
  const fields = await readFormData(request);
  const by = { actorId: memberOf(context).id, desk: desk.id };
  const id = params.host_id === "new" ? null : rowNumber(params.host_id);
  if (id === null) return answerNew(fields, by, desk);
  const done = await write(id, String(fields.get("intent")), fields, by);
  if ("refusal" in done) return done.refusal;
  if (!done.result.ok && done.result.error === "not-found") throw gone();
  if (!done.result.ok) return refusedForm(done.values, meetingRefusals[done.result.error]);
  return redirectWithFlash(meetingPaths.host(desk.here, id), done.words);
}

async function answerNew(fields: FormData, by: By, desk: Desk) {
  const form = readFields(fields, hostSchema);
  if (!form.ok) return badForm(form);
  const saved = await addHost(form.value, by);
  if (!saved.ok) return refusedForm(form.values, meetingRefusals[saved.error]);
  const to = meetingPaths.host(desk.here, saved.value.id);
  return redirectWithFlash(to, "The host is added. Now enter their working hours.");
}

type Written =
  | { refusal: ReturnType<typeof badForm> }
  | {
      result: { ok: true } | { ok: false; error: MeetingRefusal };
      values: Record<string, string>;
      words: string;
    };

async function write(id: number, intent: string, fields: FormData, by: By): Promise<Written> {
  const values = {};
  switch (intent) {
    case "hours": {
      const form = readFields(fields, weekSchema);
      if (!form.ok) return { refusal: badForm(form) };
      const result = await saveHours(id, form.value, by);
      return { result, values: form.values, words: "The hours are saved." };
    }
    case "day": {
      const form = readFields(fields, dayOffSchema);
      if (!form.ok) return { refusal: badForm(form) };
      const result = await addDay(id, form.value, by);
      return { result, values: form.values, words: "The day is saved." };
    }
    case "day-back": {
      const form = readFields(fields, dayOffSchema);
      if (!form.ok) return { refusal: badForm(form) };
      const result = await removeDay(id, form.value.day, by);
      return { result, values, words: "The usual weekly hours apply to that day again." };
    }
    case "feed":
      return { result: await changeFeed(id, by, true), values, words: "The new address is ready." };
    case "feed-end":
      return { result: await changeFeed(id, by, false), values, words: "The address is removed." };
    case "busy": {
      const form = readFields(fields, busyAddressSchema);
      if (!form.ok) return { refusal: badForm(form) };
      const result = await changeBusyAddress(id, form.value.busyUrl, by);
      const words = form.value.busyUrl
        ? "The address is saved. We read it within five minutes."
        : "The calendar is no longer read.";
      return { result, values: form.values, words };
    }
    default: {
      const form = readFields(fields, hostSchema);
      if (!form.ok) return { refusal: badForm(form) };
      const result = await changeHost(id, form.value, by);
      return { result, values: form.values, words: "The host is saved." };
    }
  }
}
