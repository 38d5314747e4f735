import { data, type RouterContextProvider, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { countCvs } from "#domain/cvs/document/cvs.queries.server.ts";
import {
  planCalendarAddress,
  renewPlanCalendar,
} from "#domain/jumpstart/calendar/plan-calendar.server.ts";
import { type Departure, findDeparture, NEVER } from "#domain/jumpstart/departures.server.ts";
import {
  findDocuments,
  findMarks,
  markStep,
  noteDocument,
} from "#domain/jumpstart/marks.server.ts";
import { planView } from "#domain/jumpstart/plan/plan-view.server.ts";
import { workRule } from "#domain/jumpstart/plan/work-rule.server.ts";
import { playbookProgress } from "#domain/jumpstart/reading/playbook.server.ts";
import { stopReminders, wantReminders } from "#domain/jumpstart/reminders/want-reminders.server.ts";
import { longDay } from "#rules/days.ts";
import { documentStates } from "#rules/departure.ts";
import { clockIn } from "#rules/zoned-time.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const PAGE = "/jumpstart-dashboard";
const MAX_NOTE = 80;

/** The plan, the papers, and what is made from home. */
export async function loadPlan({ context }: Pick<RequestArgs, "context">) {
  const { id } = memberOf(context);
  const now = new Date();
  const [departure, marks, documents, cvs] = await Promise.all([
    findDeparture(id),
    findMarks(id),
    findDocuments(id),
    countCvs(id),
  ]);
  if (!departure) throw data("We could not find your account.", { status: 404 });
  return {
    plan: planView(departure, { marks, documents }, now),
    cvs,
    playbook: await playbookProgress(marks, now),
    reminders: reminderMessage(departure),
    calendar: departure.calendarVersion ? planCalendarAddress(id, departure.calendarVersion) : null,
    rule: workRule(departure.traveller.destination, now),
  };
}

function reminderMessage({ remindAt, home }: Departure) {
  if (!remindAt) return { isOn: false, words: "" };
  const isWaiting = remindAt.getTime() === NEVER.getTime();
  return {
    isOn: true,
    words: isWaiting
      ? "They start when you have entered a date for your flight or your course."
      : `We send the next one on ${longDay(clockIn(home.timeZone, remindAt).day)} at 08:00, your time.`,
  };
}

export async function answerPlan({ request, context }: RequestArgs) {
  const { id } = memberOf(context);
  const form = await readFormData(request);
  const now = new Date();
  switch (form.get("intent")) {
    case "remind":
      await wantReminders(id, now);
      return redirectWithFlash(PAGE, "We will email you at the start of each week of your plan.");
    case "stop":
      await stopReminders(id, now);
      return redirectWithFlash(PAGE, "You will get no more reminders of your plan.");
    case "calendar":
      await renewPlanCalendar(id, now);
      return redirectWithFlash(
        PAGE,
        "The calendar address is below. Any older address has stopped working.",
      );
    default:
      return form.has("document") ? note(id, form, now) : tick(id, form, now);
  }
}

async function tick(userId: string, form: FormData, now: Date) {
  const step = String(form.get("step"));
  const isDone = form.get("isDone") === "yes";
  const marked = await markStep(userId, { step, isDone, now });
  if (!marked.ok) throw data("We could not find that step.", { status: 404 });
  return redirect(PAGE);
}

async function note(userId: string, form: FormData, now: Date) {
  const state = documentStates.find((known) => known === form.get("state")) ?? ("to-do" as const);
  const words = String(form.get("note") ?? "").trim();
  const document = String(form.get("document"));
  const saved = await noteDocument(userId, {
    document,
    state,
    note: words.slice(0, MAX_NOTE),
    now,
  });
  if (!saved.ok) throw data("We could not find that paper.", { status: 404 });
  return redirectWithFlash(PAGE, "Your note is saved.");
}
