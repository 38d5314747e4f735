import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { meetingPaths } from "#domain/meetings/calendar/meeting-paths.ts";
import { findHostsOfDesk } from "#domain/meetings/calendar/meetings.queries.server.ts";
import { meetingRefusals } from "#domain/meetings/calendar/refusals.ts";
import type { ServiceFormValues } from "#domain/meetings/desk/components/service-form.tsx";
import {
  addService,
  changeService,
  findServiceOf,
  type ServiceOfDesk,
} from "#domain/meetings/desk/save-service.server.ts";
import { serviceSchema } from "#domain/meetings/desk/service.schema.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Desk } from "./desk-of.server.ts";

type RequestArgs = {
  request: Request;
  params: { service_id: string };
  context: Readonly<RouterContextProvider>;
};

const gone = () => data("We could not find that service.", { status: 404 });

/** A service of one desk, or an empty form for a new one. */
export async function loadService({ params }: RequestArgs, desk: Desk) {
  const isNew = params.service_id === "new";
  const service = isNew ? null : await findServiceOf(desk.id, rowNumber(params.service_id));
  if (!isNew && !service) throw gone();
  const hosts = await findHostsOfDesk(desk.id);
  return {
    here: desk.here,
    action: meetingPaths.service(desk.here, service?.id ?? "new"),
    title: service?.title ?? "New service",
    hosts: hosts.map(({ id, name, isActive }) => ({ id, name, isActive })),
    isForStudents: desk.id !== null,
    values: valuesOf(
      service,
      hosts.filter(({ isActive }) => isActive).map(({ id }) => id),
    ),
  };
}

export type ServicePage = Awaited<ReturnType<typeof loadService>>;

const fresh = {
  ...{ title: "", summary: "", minutes: 30, bufferBefore: 0, bufferAfter: 0, noticeHours: 24 },
  ...{ maxDaysAhead: 42, dailyLimit: null, questions: [], modes: ["video"] },
  ...{ isActive: true, takesCv: false },
};

function valuesOf(service: ServiceOfDesk | null, everybody: readonly number[]): ServiceFormValues {
  const { hostIds, questions, modes, isActive, takesCv, dailyLimit, ...given } = {
    ...{ ...fresh, hostIds: everybody },
    ...service,
  };
  const on = (names: readonly string[]) => names.map((name) => [name, "on"] as const);
  return {
    ...Object.fromEntries(
      (["title", "summary", "minutes", "bufferBefore", "bufferAfter"] as const).map((name) => [
        name,
        String(given[name]),
      ]),
    ),
    noticeHours: String(given.noticeHours),
    maxDaysAhead: String(given.maxDaysAhead),
    dailyLimit: dailyLimit === null ? "" : String(dailyLimit),
    ...Object.fromEntries(questions.map((question, at) => [`question-${at + 1}`, question])),
    ...Object.fromEntries(on(modes.map((mode) => `mode-${mode}`))),
    ...Object.fromEntries(on(hostIds.map((id) => `host-${id}`))),
    ...(isActive ? { isActive: "on" } : {}),
    ...(takesCv ? { takesCv: "on" } : {}),
  };
}

export async function answerService({ request, params, context }: RequestArgs, desk: Desk) {
  const form = await readForm(request, serviceSchema);
  if (!form.ok) return badForm(form);
  const by = { actorId: memberOf(context).id, desk: desk.id };
  const saved =
    params.service_id === "new"
      ? await addService(form.value, by)
      : await changeService(rowNumber(params.service_id), form.value, by);
  if (!saved.ok && saved.error === "not-found") throw gone();
  if (!saved.ok) return refusedForm(form.values, meetingRefusals[saved.error]);
  return redirectWithFlash(`${desk.here}#services`, "The service is saved.");
}
