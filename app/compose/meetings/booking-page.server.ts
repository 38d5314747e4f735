import type { RouterContextProvider } from "react-router";
import type { z } from "zod";

import { visitorContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { trappedForm } from "#app/trapped-form.server.ts";
import type { SignedVisitor as Visitor } from "#domain/accounts/visitor.ts";
import { zoneChoices } from "#domain/forms/common-zones.ts";
import { checkForm, openForm } from "#domain/forms/form-trap.server.ts";
import { type Booking, bookMeeting } from "#domain/meetings/booking/book-meeting.server.ts";
import {
  answersTo,
  guestBookingSchema,
  guestWaitingSchema,
  memberBookingSchema,
  memberWaitingSchema,
} from "#domain/meetings/booking/booking.schema.ts";
import { ticketOf } from "#domain/meetings/booking/meeting-view.server.ts";
import { deskFor, type Host, type Service } from "#domain/meetings/calendar/meeting.ts";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import {
  findHostsOf,
  findServices,
  readCalendars,
  upcomingMeetingsOf,
} from "#domain/meetings/calendar/meetings.queries.server.ts";
import { meetingRefusals } from "#domain/meetings/calendar/refusals.ts";
import { weekView } from "#domain/meetings/calendar/week-view.ts";
import { meetingToken, waitingToken } from "#domain/meetings/letters/meeting-token.server.ts";
import { joinList } from "#domain/meetings/waiting/join-list.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { spansOf } from "#rules/clock-times.ts";
import { addDays, mondayOf } from "#rules/days.ts";
import type { PartOfDay } from "#rules/meetings/wishes.ts";
import { ok } from "#rules/result.ts";
import { rowNumber } from "#rules/row-number.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { clockIn } from "#rules/zoned-time.ts";
import { knownZone, readerZone } from "../site/reader-zone.server.ts";
import { attachedCv, cvChoices } from "./attached-cv.server.ts";

type Context = Readonly<RouterContextProvider>;
type RequestArgs = { request: Request; context: Context };

/** What the page's own links carry: everything chosen so far. */
type Choice = { service: Service; host: Host | null; hosts: Host[]; monday: string | null };

export async function loadBooking({ request, context }: RequestArgs) {
  const now = new Date();
  const query = new URL(request.url).searchParams;
  const visitor = context.get(visitorContext);
  const desk = deskFor(visitor);
  const services = await findServices(desk);
  const zone = readerZone(request, context);
  const choice = await chosen(services, query);
  const own = visitor.kind === "member" ? await upcomingMeetingsOf(visitor.id, now) : [];
  return {
    desk: desk === null ? null : ((await findUniversity(desk))?.name ?? null),
    isMember: visitor.kind === "member",
    member: visitor.kind === "member" ? { name: visitor.name, email: visitor.email } : null,
    zone,
    isZoneKnown: knownZone(request, context) !== null,
    zones: zoneChoices(zone),
    services: services.map(({ slug, title, summary, minutes }) => ({
      ...{ slug, title, summary, minutes },
    })),
    choice: choice ? await choiceView(choice, { query, zone, now }) : null,
    cvs:
      visitor.kind === "member" && choice?.service.takesCv
        ? await cvChoices(visitor.id, zone)
        : null,
    tickets: own.map((whole) => ticketOf(whole, { zone, now })),
    opened: openForm(now),
  };
}

async function chosen(
  services: readonly Service[],
  query: URLSearchParams,
): Promise<Choice | null> {
  const service = services.find(({ slug }) => slug === query.get("service")) ?? services[0];
  if (!service) return null;
  const hosts = await findHostsOf(service.id);
  const id = rowNumber(query.get("with") ?? "");
  const week = query.get("week") ?? "";
  return {
    ...{ service, hosts, host: hosts.find((host) => host.id === id) ?? null },
    monday: isRealDay(week) ? mondayOf(week) : null,
  };
}

type Around = { query: URLSearchParams; zone: string; now: Date };

async function choiceView({ service, host, hosts, monday }: Choice, around: Around) {
  const { query, zone, now } = around;
  const asked = host ? [host] : hosts;
  const { modes, slug, title, minutes, questions } = service;
  const week = await freeWeek(service, asked, { monday, zone, now });
  const at = query.get("at");
  const slot = week.days.flatMap(({ slots }) => slots).find((one) => one.at === at) ?? null;
  const startsAt = slot ? new Date(slot.at) : null;
  const endsAt = new Date((startsAt ?? now).getTime() + minutes * 60_000);
  return {
    service: { slug, title, minutes, questions, modes },
    lastDay: addDays(clockIn(zone, now).day, service.maxDaysAhead),
    with: host ? String(host.id) : "",
    hostName: host?.name ?? null,
    hosts: hosts.map(({ id, name, about }) => ({ id: String(id), name, about })),
    week,
    monday: week.days[0]?.day ?? "",
    askedWeek: (monday && week.days[0]?.day) ?? "",
    slot: slot && {
      ...slot,
      times: spansOf({ startsAt: startsAt!, endsAt }, [zone, ...slot.hostZones]),
    },
  };
}

const MAX_WEEKS = 8;

/** The week asked for; without one, the first with a free time. */
async function freeWeek(
  service: Service,
  hosts: readonly Host[],
  { monday, zone, now }: { monday: string | null; zone: string; now: Date },
) {
  const thisWeek = mondayOf(clockIn(zone, now).day);
  const from = monday && monday > thisWeek ? monday : thisWeek;
  const weeks = monday ? 1 : MAX_WEEKS;
  const span = { firstDay: addDays(from, -1), dayCount: weeks * 7 + 2 };
  const calendars = await readCalendars(hosts, span);
  const view = (first: string) => weekView(calendars, { monday: first, zone, rules: service, now });
  const first = view(from);
  for (let by = 1, week = first; by <= weeks; by += 1) {
    if (week.rowCount > 0) return week;
    if (!week.after || by === weeks) break;
    week = view(week.after);
  }
  return first;
}

export async function answerBooking({ request, context }: RequestArgs) {
  const now = new Date();
  const fields = await readFormData(request);
  const visitor = context.get(visitorContext);
  const services = await findServices(deskFor(visitor));
  const service = services.find(({ slug }) => slug === fields.get("service"));
  if (!service) return refusedForm({}, meetingRefusals["not-found"]);
  const asked = {
    ...{ fields, visitor, service, now },
    hostId: rowNumber(String(fields.get("with") ?? "")) || null,
    clientAddress: context.get(requestContext).clientAddress,
  };
  return fields.get("intent") === "wait" ? answerWaiting(asked) : answerTime(asked);
}

type Answered = {
  fields: FormData;
  visitor: Visitor;
  service: Service;
  hostId: number | null;
  clientAddress: string;
  now: Date;
};

async function answerTime({ fields, visitor, service, now, ...asked }: Answered) {
  const schemas = { member: memberBookingSchema, guest: guestBookingSchema };
  const read = readPerson(fields, visitor, schemas, now);
  if ("refusal" in read) return read.refusal;
  const { value, values, person } = read;
  const { timeZone, mode, phone } = value;
  const cv = visitor.kind === "member" ? await attachedCv(visitor, service, value.cv) : ok(null);
  if (!cv.ok) return refusedForm(values, meetingRefusals[cv.error], "cv");
  const booking: Booking = {
    ...asked,
    ...{ startsAt: value.at, person: { ...person, timeZone }, mode, phone: phone || null },
    ...{ answers: answersTo(service.questions, value), cv: cv.value },
  };
  const booked = await bookMeeting(service, visitor, booking, now);
  if (!booked.ok) return refused(values, booked.error);
  const to = meetingPaths.meeting(meetingToken(booked.value.id));
  return redirectWithFlash(to, "Your meeting is booked. The confirmation is in your email.");
}

async function answerWaiting({ fields, visitor, service, now, ...asked }: Answered) {
  const schemas = { member: memberWaitingSchema, guest: guestWaitingSchema };
  const read = readPerson(fields, visitor, schemas, now);
  if ("refusal" in read) return read.refusal;
  const { value, values, person } = read;
  const { timeZone, partOfDay, untilDay, mode, phone } = value;
  const weekdays = [1, 2, 3, 4, 5].filter((day) => values[`weekday-${day}`] === "on");
  const wishes = { timeZone, partOfDay: partOfDay as PartOfDay, untilDay, weekdays };
  const turn = { ...asked, ...wishes, person, mode, phone: phone || null };
  const joined = await joinList(service, visitor, turn, now);
  if (!joined.ok) return refused(values, joined.error);
  const to = meetingPaths.waiting(waitingToken(joined.value.id));
  return redirectWithFlash(to, "You are on the list. We will email you when a time is free.");
}

function refused(values: Record<string, string>, error: keyof typeof meetingRefusals) {
  const status = error === "too-many" ? 429 : 409;
  const fields: Partial<Record<typeof error, string>> = {
    "mode-gone": "mode",
    "day-over": "untilDay",
  };
  return refusedForm(values, meetingRefusals[error], fields[error] ?? "form", status);
}

type Schemas<Member extends z.ZodType, Guest extends z.ZodType> = { member: Member; guest: Guest };
type Person = Omit<Booking["person"], "timeZone">;

/** Who asks: a member as their account says, a guest as the form does. */
function readPerson<Member extends z.ZodType<object>, Guest extends z.ZodType<GuestValues>>(
  fields: FormData,
  visitor: Visitor,
  schemas: Schemas<Member, Guest>,
  now: Date,
) {
  if (visitor.kind === "member") {
    const form = readFields(fields, schemas.member);
    if (!form.ok) return { refusal: badForm(form) };
    const { id: userId, name, email } = visitor;
    const person: Person = { userId, name, email, organisation: null };
    return { value: form.value, values: form.values, person };
  }
  const form = readFields(fields, schemas.guest);
  if (!form.ok) return { refusal: badForm(form) };
  const checked = checkForm(form.value, now);
  if (!checked.ok) return { refusal: trappedForm(form.values, checked.error, now) };
  const { name, email, organisation } = form.value;
  const person: Person = { userId: null, name, email, organisation };
  return { value: form.value, values: form.values, person };
}

type GuestValues = Parameters<typeof checkForm>[0] &
  Pick<Person, "name" | "email" | "organisation">;
