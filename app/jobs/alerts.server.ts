import type { RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { changeAlertSchema, endAlertSchema } from "#domain/jobs/alerts/alert.schema.ts";
import { jobMailsOn, setJobMails } from "#domain/jobs/alerts/job-mails.server.ts";
import { changeAlert, endAlert, listAlerts } from "#domain/jobs/alerts/my-alerts.server.ts";
import { alertRefusals } from "#domain/jobs/alerts/refusals.ts";
import { longDay } from "#rules/days.ts";
import { clockIn } from "#rules/zoned-time.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const PAGE = "/my-job-alerts";

/** Somebody's alerts, and whether mail about saved jobs comes. */
export async function loadAlerts({ request, context }: Asked) {
  const member = memberOf(context);
  const { rows, total, page, pageSize } = await listAlerts(member, readPage(request));
  return {
    email: member.email,
    hasMails: await jobMailsOn(member.email),
    total,
    page,
    pageCount: pageCountOf({ total, pageSize }),
    alerts: rows.map(({ criteria, board, nextAt, timeZone, createdAt, ...alert }) => ({
      ...alert,
      href: `/${board}${criteria ? `?${criteria}` : ""}`,
      next: alert.frequency === "never" ? null : longDay(clockIn(timeZone, nextAt).day),
      made: longDay(clockIn(timeZone, createdAt).day),
    })),
  };
}

export async function answerAlerts({ request, context }: Asked) {
  const member = memberOf(context);
  const fields = await request.formData();
  const now = new Date();
  switch (fields.get("intent")) {
    case "mails-on":
      await setJobMails(member.email, { isOn: true }, now);
      return redirectWithFlash(PAGE, "Mail about your saved jobs comes again.");
    case "mails-off":
      await setJobMails(member.email, { isOn: false }, now);
      return redirectWithFlash(PAGE, "No more mail about your saved jobs.");
    case "end": {
      const form = readFields(fields, endAlertSchema);
      if (!form.ok) return badForm(form);
      const result = await endAlert(member, form.value.alert, now);
      return answer(result, "The alert has ended.");
    }
    default: {
      const form = readFields(fields, changeAlertSchema);
      if (!form.ok) return badForm(form);
      const result = await changeAlert(member, form.value, now);
      const isPaused = form.value.frequency === "never";
      return answer(result, isPaused ? "The alert is paused." : "Changed.");
    }
  }
}

function answer(result: { ok: true } | { ok: false; error: "not-found" }, words: string) {
  return result.ok
    ? redirectWithFlash(PAGE, words)
    : redirectWithFlash(PAGE, alertRefusals[result.error], { tone: "negative" });
}
