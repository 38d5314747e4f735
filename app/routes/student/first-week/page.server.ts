import { data, type RouterContextProvider, redirect } from "react-router";
import { findFirstWeek } from "#app/compose/journey/first-week.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { firstWeekView } from "#domain/jumpstart/arrival/first-week-view.server.ts";
import { markStep } from "#domain/jumpstart/marks.server.ts";
import { clockIn } from "#rules/zoned-time.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The first week after arrival. */
export async function loadFirstWeek({ context }: Pick<RequestArgs, "context">) {
  const { id, firstName } = memberOf(context);
  const now = new Date();
  const week = await findFirstWeek(id, now);
  if (!week) throw data("We could not find your account.", { status: 404 });
  const { lines, there, isGuarded, hasArrived } = week;
  const today = clockIn(there.timeZone, now).day;
  return {
    ...{ firstName, place: there.place, hasArrived },
    ...firstWeekView(lines, { now, today, isGuarded }),
  };
}

export async function answerFirstWeek({ request, context }: RequestArgs) {
  const form = await readFormData(request);
  const step = String(form.get("step"));
  const isDone = form.get("isDone") === "yes";
  const marked = await markStep(memberOf(context).id, { step, isDone, now: new Date() });
  if (!marked.ok) throw data("We could not find that step.", { status: 404 });
  return redirect("/first-week");
}
