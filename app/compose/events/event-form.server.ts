import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { eventSchema, newEventSchema } from "#domain/events/desk/event.schema.ts";
import { addEvent, changeEvent } from "#domain/events/desk/save-event.server.ts";
import { eventPaths } from "#domain/events/event-paths.ts";
import { type FoundEvent, findEvent } from "#domain/events/events.queries.server.ts";
import { type EventRefusal, eventRefusals } from "#domain/events/refusals.ts";
import { listTimeZones } from "#domain/forms/time-zones.ts";
import { listUniversities } from "#domain/universities/universities.queries.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { clockIn, timeIn } from "#rules/zoned-time.ts";

type Context = Readonly<RouterContextProvider>;

/** More than a list to choose from can hold; a search would be needed then. */
const MAX_UNIVERSITIES = 1000;

const roleLabels = [
  { value: "student", label: "Students" },
  { value: "alumni", label: "Alumni" },
  { value: "predeparture_student", label: "Pre-departure students" },
  { value: "ambassador", label: "Ambassadors" },
  { value: "university_admin", label: "Careers staff" },
  { value: "employer", label: "Employers" },
];

/** The lists the form chooses from. */
export async function eventLists() {
  const { rows } = await listUniversities({ q: "", page: 1, pageSize: MAX_UNIVERSITIES });
  return {
    universities: rows.map(({ id, name }) => ({ value: String(id), label: name })),
    roles: roleLabels,
    timeZones: listTimeZones(new Date()),
  };
}

/** An event of the desk's own; a fair's words stand in its page. */
export async function deskEventAt(asked: string): Promise<FoundEvent> {
  const event = await findEvent({ id: rowNumber(asked) });
  if (!event || event.path !== null) throw data("We could not find that event.", { status: 404 });
  return event;
}

/** An event as its form shows it. */
export function eventFormValues(event: FoundEvent): Record<string, string> {
  const { kind, title, summary, body, topic, host, zone } = event;
  const sessions = event.sessions.flatMap(({ id, startsAt, endsAt, title: about }, index) => [
    [`session-${index + 1}`, String(id)],
    [`day-${index + 1}`, clockIn(zone, startsAt).day],
    [`from-${index + 1}`, timeIn(zone, startsAt)],
    [`to-${index + 1}`, timeIn(zone, endsAt)],
    [`about-${index + 1}`, about],
  ]);
  return {
    ...{ kind, title, summary, body, topic, host, zone },
    place: event.place ?? "",
    joinUrl: event.joinUrl ?? "",
    capacity: event.capacity === null ? "" : String(event.capacity),
    universityId: event.universityId === null ? "" : String(event.universityId),
    revision: String(event.revision),
    ...Object.fromEntries(sessions),
    ...momentFields("opens", event.opensAt, zone),
    ...momentFields("closes", event.closesAt, zone),
    ...Object.fromEntries(event.roles.map((role) => [`role-${role}`, "on"])),
    ...Object.fromEntries(event.questions.map((text, index) => [`question-${index + 1}`, text])),
  };
}

function momentFields(name: string, instant: Date | null, zone: string): Record<string, string> {
  if (!instant) return {};
  return { [`${name}-on`]: clockIn(zone, instant).day, [`${name}-at`]: timeIn(zone, instant) };
}

/** Adds an event, with every mistake of the form said at once. */
export async function answerNewEvent(context: Context, fields: FormData) {
  const form = readFields(fields, eventSchema);
  const address = readFields(fields, newEventSchema);
  if (!form.ok || !address.ok) {
    const errors = { ...(address.ok ? {} : address.errors), ...(form.ok ? {} : form.errors) };
    return badForm({ errors, values: form.values });
  }
  const saved = await addEvent(memberOf(context), address.value.slug, form.value, new Date());
  if (!saved.ok) return refused(form.values, saved.error);
  const path = eventPaths.deskEvent(saved.value.id);
  return redirectWithFlash(path, "Saved as a draft. Check it, then publish it.");
}

export async function answerEventForm(context: Context, event: FoundEvent, fields: FormData) {
  const form = readFields(fields, eventSchema);
  if (!form.ok) return badForm(form);
  const target = { id: event.id, baseRevision: rowNumber(fields.get("revision")) };
  const saved = await changeEvent(memberOf(context), target, form.value, new Date());
  if (saved.ok) return redirectWithFlash(eventPaths.deskEvent(event.id), "The event is saved.");
  if (!("revision" in saved)) return refused(form.values, saved.error);
  // Saving again is then a decision, made after reading this sentence.
  const values = { ...form.values, revision: String(saved.revision) };
  return refusedForm(values, eventRefusals.conflict);
}

function refused(values: Record<string, string>, error: EventRefusal) {
  return refusedForm(values, eventRefusals[error], error === "slug-taken" ? "slug" : undefined);
}
