import type { RouterContextProvider } from "react-router";
import { memberOf } from "#app/member.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { situationOf } from "#domain/visas/situation/situations.server.ts";
import { checkShift } from "#domain/visas/work-hours/check-view.ts";
import { studyCountry } from "#domain/visas/work-hours/countries.ts";
import { ruleMessage, strictMessages } from "#domain/visas/work-hours/hours-labels.ts";
import { workRefusals } from "#domain/visas/work-hours/refusals.ts";
import {
  findSettings,
  listBreaks,
  listPlaces,
  type WorkPlace,
} from "#domain/visas/work-hours/settings.server.ts";
import { findShift, listShifts, type ShiftDraft } from "#domain/visas/work-hours/shifts.server.ts";
import { momentsAround, type WorkLog, weekView } from "#domain/visas/work-hours/week-view.ts";
import { shiftSchema, shiftTimes } from "#domain/visas/work-hours/work.schema.ts";
import { ruleOf, type WorkSettings } from "#domain/visas/work-hours/work-settings.ts";
import { longDay, mondayOf } from "#rules/days.ts";
import { rowNumber } from "#rules/row-number.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { forbiddenWorkIn } from "#rules/work-hours/forbidden-work.ts";
import { clockIn, timeIn } from "#rules/zoned-time.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

export const WORK_HOURS = "/work-hours";

/** A week of somebody's log, and the answer about a shift if one is asked about; null before the course is said. */
export async function loadWorkHours({ request, context }: RequestArgs) {
  const member = memberOf(context);
  const kept = await findSettings(member.id);
  return kept ? describeHours(request, member, kept.settings) : null;
}

async function describeHours(request: Request, member: SignedInMember, settings: WorkSettings) {
  const asked = new URL(request.url).searchParams;
  const today = clockIn(settings.timeZone, new Date()).day;
  const week = asked.get("week") ?? asked.get("day") ?? "";
  const monday = mondayOf(isRealDay(week) ? week : today);
  const [places, log] = await Promise.all([
    listPlaces(member.id),
    logAround(member.id, settings, monday),
  ]);

  return {
    today,
    week: weekView(log, monday, today),
    places,
    rule: describeRule(settings, today),
    permission: await otherPermission(member),
    ...(await shiftAsked(member.id, { asked, settings, places })),
    edited: await shiftEdited(member.id, { asked, settings }),
  };
}

async function logAround(userId: string, settings: WorkSettings, monday: string): Promise<WorkLog> {
  const [breaks, shifts] = await Promise.all([
    listBreaks(userId),
    listShifts(userId, momentsAround(monday, settings.timeZone)),
  ]);
  return { settings, breaks, shifts };
}

function describeRule(settings: WorkSettings, today: string) {
  const rule = ruleOf(settings, today);
  const country = studyCountry(settings.countryId)?.name ?? "";
  const forbidden = forbiddenWorkIn(settings.countryId, today);
  return {
    country,
    words: rule ? ruleMessage(rule) : "We hold no rule for this kind of course in this country.",
    strict: rule ? strictMessages(rule) : [],
    forbidden: forbidden?.kinds ?? [],
    source: rule?.source ?? null,
    checkedOn: rule ? longDay(rule.checkedOn) : null,
  };
}

/** The limit is a student visa's; somebody who told us of another visa is reminded of that. */
async function otherPermission({ id }: SignedInMember): Promise<"graduate" | "other" | null> {
  const { permission } = await situationOf(id);
  if (permission === null || permission === "student") return null;
  return permission === "graduate" ? "graduate" : "other";
}

type ShiftQuestion = {
  asked: URLSearchParams;
  settings: WorkSettings;
  places: readonly WorkPlace[];
};

/** "May I take this shift?": the form is the address, so that looking changes nothing. */
async function shiftAsked(userId: string, { asked, settings, places }: ShiftQuestion) {
  const typed = Object.fromEntries(
    ["place", "day", "from", "to", "unpaid"].map((name) => [
      name,
      asked.get(name)?.slice(0, 20) ?? "",
    ]),
  );
  if (!asked.has("day")) return { typed, check: null, errors: null };
  const read = shiftSchema.safeParse(Object.fromEntries(asked));
  if (!read.success) {
    const errors: Record<string, string[]> = {};
    for (const { path, message } of read.error.issues) errors[String(path[0])] ??= [message];
    return { typed, check: null, errors };
  }
  const times = shiftTimes(read.data, settings.timeZone);
  if (!times.ok) return { typed, check: null, errors: { from: [workRefusals[times.error]] } };
  const place = places.find(({ id }) => id === read.data.place);
  if (!place) return { typed, check: null, errors: { place: [workRefusals["no-such-place"]] } };

  const log = await logAround(userId, settings, mondayOf(read.data.day));
  return { typed, check: checkShift(log, times.value, place.kind), errors: null };
}

async function shiftEdited(
  userId: string,
  { asked, settings }: { asked: URLSearchParams; settings: WorkSettings },
) {
  const id = rowNumber(asked.get("edit"));
  const shift = id > 0 ? await findShift(userId, id) : null;
  if (!shift) return null;
  return { id, revision: shift.revision, values: shiftFields(shift, settings.timeZone) };
}

/** A shift as the fields of the form hold it. */
export function shiftFields(shift: ShiftDraft, timeZone: string) {
  return {
    place: String(shift.placeId),
    day: clockIn(timeZone, shift.startsAt).day,
    from: timeIn(timeZone, shift.startsAt),
    to: timeIn(timeZone, shift.endsAt),
    unpaid: shift.isPaid ? "" : "on",
  };
}
