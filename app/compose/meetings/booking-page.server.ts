import type { RouterContextProvider } from "react-router";

import { siteContext, visitorContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { trappedForm } from "#app/trapped-form.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { zoneChoices } from "#domain/forms/common-zones.ts";
import { checkForm, openForm } from "#domain/forms/form-trap.server.ts";
import { presentZoneName } from "#domain/forms/time-zones.ts";
import { type Booking, bookMeeting } from "#domain/meetings/book-meeting.server.ts";
import { guestBookingSchema, memberBookingSchema } from "#domain/meetings/booking.schema.ts";
import { deskFor, type Host, type Service } from "#domain/meetings/meeting.ts";
import { meetingPaths } from "#domain/meetings/meeting-paths.ts";
import { meetingToken } from "#domain/meetings/meeting-token.server.ts";
import { ticketOf } from "#domain/meetings/meeting-view.server.ts";
import {
  findHostsOf,
  findServices,
  readCalendars,
  upcomingMeetingsOf,
} from "#domain/meetings/meetings.queries.server.ts";
import { meetingRefusals } from "#domain/meetings/refusals.ts";
import { mondayOf, weekView } from "#domain/meetings/week-view.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { spansOf } from "#rules/clock-times.ts";
import { addDays } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { clockIn, isTimeZone } from "#rules/zoned-time.ts";

type Context = Readonly<RouterContextProvider>;
type Asked = { request: Request; context: Context };

const NO_ZONE = "Europe/London";

/** What the page's own links carry: everything chosen so far. */
type Choice = { service: Service; host: Host | null; hosts: Host[]; monday: string | null };

export async function loadBooking({ request, context }: Asked) {
  const now = new Date();
  const query = new URL(request.url).searchParams;
  const visitor = context.get(visitorContext);
  const desk = deskFor(visitor);
  const services = await findServices(desk);
  const zone = readerZone(query, context);
  const choice = await chosen(services, query);
  const own = visitor.kind === "member" ? await upcomingMeetingsOf(visitor.id, now) : [];
  return {
    desk: desk === null ? null : ((await findUniversity(desk))?.name ?? null),
    isMember: visitor.kind === "member",
    member: visitor.kind === "member" ? { name: visitor.name, email: visitor.email } : null,
    zone,
    zones: zoneChoices(zone),
    services: services.map(({ slug, title, summary, minutes }) => ({
      ...{ slug, title, summary, minutes },
    })),
    choice: choice ? await choiceView(choice, { query, zone, now }) : null,
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
  const isDay = /^\d{4}-\d\d-\d\d$/.test(week) && !Number.isNaN(Date.parse(week));
  return {
    ...{ service, hosts, host: hosts.find((host) => host.id === id) ?? null },
    monday: isDay ? mondayOf(week) : null,
  };
}

type Around = { query: URLSearchParams; zone: string; now: Date };

async function choiceView({ service, host, hosts, monday }: Choice, around: Around) {
  const { query, zone, now } = around;
  const asked = host ? [host] : hosts;
  const { modes, slug, title, minutes, question } = service;
  const week = await freeWeek(service, asked, { monday, zone, now });
  const at = query.get("at");
  const slot = week.days.flatMap(({ slots }) => slots).find((one) => one.at === at) ?? null;
  const startsAt = slot ? new Date(slot.at) : null;
  const endsAt = new Date((startsAt ?? now).getTime() + minutes * 60_000);
  return {
    service: { slug, title, minutes, question, modes },
    with: host ? String(host.id) : "",
    hostName: host?.name ?? null,
    hosts: hosts.map(({ id, name, about }) => ({ id: String(id), name, about })),
    week,
    monday: week.days[0]?.day ?? "",
    slot: slot && {
      ...slot,
      times: spansOf({ startsAt: startsAt!, endsAt }, [zone, asked[0]?.zone ?? zone]),
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

export async function answerBooking({ request, context }: Asked) {
  const now = new Date();
  const fields = await readFormData(request);
  const visitor = context.get(visitorContext);
  const services = await findServices(deskFor(visitor));
  const service = services.find(({ slug }) => slug === fields.get("service"));
  if (!service) return refusedForm({}, meetingRefusals["not-found"]);
  const read = visitor.kind === "member" ? ofMember(fields, visitor) : ofGuest(fields, now);
  if ("refusal" in read) return read.refusal;
  const hostId = rowNumber(String(fields.get("with") ?? "")) || null;
  const { values, booking } = read;
  const booked = await bookMeeting(service, visitor, { ...booking, hostId }, now);
  if (!booked.ok) {
    const status = booked.error === "too-many" ? 429 : 409;
    return refusedForm(values, meetingRefusals[booked.error], "form", status);
  }
  const to = meetingPaths.meeting(meetingToken(booked.value.id));
  return redirectWithFlash(to, "Your meeting is booked. The confirmation is in your email.");
}

type Read =
  | { refusal: ReturnType<typeof badForm> }
  | { values: Record<string, string>; booking: Omit<Booking, "hostId"> };

function ofMember(fields: FormData, member: SignedInMember): Read {
  const form = readFields(fields, memberBookingSchema);
  if (!form.ok) return { refusal: badForm(form) };
  const { at, timeZone, mode, phone, answer } = form.value;
  const { id: userId, name, email } = member;
  const person = { userId, name, email, organisation: null, timeZone };
  const booking = { startsAt: at, person, mode, phone: phone || null, answer };
  return { values: form.values, booking };
}

function ofGuest(fields: FormData, now: Date): Read {
  const form = readFields(fields, guestBookingSchema);
  if (!form.ok) return { refusal: badForm(form) };
  const checked = checkForm(form.value, now);
  if (!checked.ok) return { refusal: trappedForm(form.values, checked.error, now) };
  const { at, timeZone, mode, phone, answer, name, email, organisation } = form.value;
  const person = { userId: null, name, email, organisation, timeZone };
  const booking = { startsAt: at, person, mode, phone: phone || null, answer };
  return { values: form.values, booking };
}

/** The reader's clock: what they chose on the page, what their account says, or the site's own. */
export function readerZone(query: URLSearchParams, context: Context): string {
  const picked = query.get("zone") ?? "";
  if (picked.length < 60 && isTimeZone(picked)) return presentZoneName(picked);
  const visitor = context.get(visitorContext);
  const own = visitor.kind === "member" ? visitor.timeZone : null;
  return presentZoneName(own ?? context.get(siteContext).university?.timeZone ?? NO_ZONE);
}
