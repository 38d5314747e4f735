import type { RouterContextProvider } from "react-router";
import { filterOf, viewHref } from "#app/compose/analytics/view-href.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { viewRefusals } from "#domain/analytics/views/refusals.ts";
import { scheduleView, sendViewNow, stopView } from "#domain/analytics/views/schedules.server.ts";
import { saveViewSchema, viewActionSchema } from "#domain/analytics/views/view.schema.ts";
import { deleteView, listViews, saveView } from "#domain/analytics/views/views.server.ts";
import { listFilterChoices } from "#domain/reports/analytics/read-report.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { filterQuery, groupLabel, periodLabel, readFilter } from "#rules/analytics/filter.ts";
import { productLabel } from "#rules/analytics/menu.ts";
import { longDay } from "#rules/days.ts";
import { clockIn, timeIn } from "#rules/zoned-time.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const HERE = "/university/analytics/views";

async function readerOf(context: RequestArgs["context"]) {
  const universityId = universityIdOf(context);
  const university = await findUniversity(universityId);
  return {
    id: memberOf(context).id,
    universityId,
    timeZone: university?.timeZone ?? "Europe/London",
  };
}

export async function loadViews({ request, context }: RequestArgs) {
  const { timeZone, ...reader } = await readerOf(context);
  const choices = await listFilterChoices(reader.universityId);
  const listed = await listViews(reader, { page: readPage(request) });
  return {
    views: listed.rows.map((view) => ({
      ...{ id: view.id, name: view.name, madeBy: view.madeBy, every: view.every },
      href: viewHref(view),
      pdfHref: `/university/analytics/${view.product}/files/pdf${filterQuery(filterOf(view))}`,
      about: `${productLabel(view.product)}, ${periodLabel(view.months)}. ${groupLabel(filterOf(view), choices)}.`,
      next: view.nextAt && whenIn(timeZone, view.nextAt),
    })),
    email: memberOf(context).email,
    ...{ page: listed.page, pageCount: pageCountOf(listed) },
  };
}

/** "23 November 2026 at 08:00". */
function whenIn(timeZone: string, at: Date): string {
  return `${longDay(clockIn(timeZone, at).day)} at ${timeIn(timeZone, at)}`;
}

export async function answerViews({ request, context }: RequestArgs) {
  const fields = await readFormData(request);
  if (fields.get("intent") === "save") return answerSave(context, fields);
  const form = readFields(fields, viewActionSchema);
  if (!form.ok) return badForm(form);
  const reader = await readerOf(context);
  const { intent, view } = form.value;
  const now = new Date();
  if (intent === "delete") {
    const deleted = await deleteView(reader, view);
    return said(deleted.ok ? "The view is deleted." : viewRefusals[deleted.error], deleted.ok);
  }
  if (intent === "stop") {
    await stopView(reader.id, view);
    return said("You will no longer get this report by email.", true);
  }
  if (intent === "send-now") {
    const sent = await sendViewNow(reader.id, view, now);
    return said(sent.ok ? "The report is on its way to you." : viewRefusals[sent.error], sent.ok);
  }
  const wanted = { viewId: view, every: form.value.every, timeZone: reader.timeZone };
  const next = await scheduleView(reader, wanted, now);
  if (!next.ok) return said(viewRefusals[next.error], false);
  return said(
    `You will get the report by email, first on ${whenIn(reader.timeZone, next.value)}.`,
    true,
  );
}

function said(sentence: string, isDone: boolean) {
  return redirectWithFlash(HERE, sentence, { tone: isDone ? "positive" : "info" });
}

async function answerSave(context: RequestArgs["context"], fields: FormData) {
  const form = readFields(fields, saveViewSchema);
  if (!form.ok) return badForm(form);
  const { name, product, months, by } = form.value;
  const reader = await readerOf(context);
  const choices = await listFilterChoices(reader.universityId);
  const { filter, problem } = readFilter(new URLSearchParams({ months, by }), choices);
  if (problem) return refusedForm(form.values, problem, "form", 400);
  const saved = await saveView(reader, { name, product, filter }, new Date());
  if (saved.ok)
    return redirectWithFlash(HERE, "The view is saved for everybody at your university.");
  const field = saved.error === "name-taken" ? "name" : "form";
  return refusedForm(form.values, viewRefusals[saved.error], field);
}
