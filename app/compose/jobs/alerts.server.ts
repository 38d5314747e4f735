import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { changeAlertSchema, endAlertSchema } from "#domain/jobs/alerts/alert.schema.ts";
import { setSavedJobMail, wantsSavedJobMail } from "#domain/jobs/alerts/job-mails.server.ts";
import {
  type AlertOwner,
  changeAlert,
  endAlert,
  type ListedAlert,
  listAlerts,
} from "#domain/jobs/alerts/my-alerts.server.ts";
import { alertRefusals } from "#domain/jobs/alerts/refusals.ts";
import { longDay } from "#rules/days.ts";
import { clockIn, placeOf, timeIn } from "#rules/zoned-time.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const PAGE = "/my-job-alerts";

/** Somebody's alerts, and whether mail about saved jobs comes. */
export async function loadAlerts({ request, context }: RequestArgs) {
  const member = memberOf(context);
  const { rows, total, page, pageSize } = await listAlerts(member, readPage(request));
  return {
    email: member.email,
    hasMails: await wantsSavedJobMail(member.email),
    page,
    pageCount: pageCountOf({ total, pageSize }),
    alerts: rows.map(alertView),
  };
}

export function alertView({ id, name, frequency, ...alert }: ListedAlert) {
  const { board, criteria, nextAt, timeZone, createdAt } = alert;
  return {
    id,
    name,
    frequency,
    href: `/${board}${criteria ? `?${criteria}` : ""}`,
    next: frequency === "never" ? null : nextWords(timeZone, nextAt),
    made: longDay(clockIn(timeZone, createdAt).day),
  };
}

/** "16 November 2026, 08:00 in Kolkata". */
function nextWords(timeZone: string, nextAt: Date): string {
  const day = longDay(clockIn(timeZone, nextAt).day);
  return `${day}, ${timeIn(timeZone, nextAt)} in ${placeOf(timeZone)}`;
}

export async function answerAlerts({ request, context }: RequestArgs) {
  const member = memberOf(context);
  const fields = await readFormData(request);
  switch (fields.get("intent")) {
    case "mails-on":
      await setSavedJobMail(member.email, { isOn: true }, new Date());
      return redirectWithFlash(
        PAGE,
        "You will get emails about saved jobs and followed employers again.",
      );
    case "mails-off":
      await setSavedJobMail(member.email, { isOn: false }, new Date());
      return redirectWithFlash(
        PAGE,
        "You will get no more emails about saved jobs and followed employers. Your alerts continue.",
      );
    default:
      return answerOneAlert(member, fields, PAGE);
  }
}

/** The form beside one alert: how often, or no more. */
export async function answerOneAlert(owner: AlertOwner, fields: FormData, page: string) {
  const now = new Date();
  if (fields.get("intent") === "end") {
    const form = readFields(fields, endAlertSchema);
    if (!form.ok) return badForm(form);
    const result = await endAlert(owner, form.value.alert, now);
    return answer(page, result, "The alert has ended.");
  }
  const form = readFields(fields, changeAlertSchema);
  if (!form.ok) return badForm(form);
  const result = await changeAlert(owner, form.value, now);
  const isKeptOnly = form.value.frequency === "never";
  return answer(page, result, isKeptOnly ? "No emails. The search is saved." : "Changed.");
}

function answer(
  page: string,
  result: { ok: true } | { ok: false; error: "not-found" },
  words: string,
) {
  return result.ok
    ? redirectWithFlash(page, words)
    : redirectWithFlash(page, alertRefusals[result.error], { tone: "negative" });
}
