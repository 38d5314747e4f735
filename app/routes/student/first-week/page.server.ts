import { data, type RouterContextProvider, redirect } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { firstWeekFor, HOURS_GUARD_STEP } from "#domain/jumpstart/arrival/first-week.ts";
import { firstWeekView } from "#domain/jumpstart/arrival/first-week-view.server.ts";
import { findDeparture } from "#domain/jumpstart/departures.server.ts";
import { findMarks, markStep } from "#domain/jumpstart/marks.server.ts";
import { findSettings } from "#domain/visas/work-hours/settings.server.ts";
import { clockIn } from "#rules/zoned-time.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** The first week after arrival. Whoever came another way sees it by today's date. */
export async function loadFirstWeek({ context }: Pick<Asked, "context">) {
  const { id, firstName } = memberOf(context);
  const now = new Date();
  const [departure, marks, hours] = await Promise.all([
    findDeparture(id),
    findMarks(id),
    findSettings(id),
  ]);
  if (!departure) throw data("We could not find your account.", { status: 404 });
  const { traveller, there, arrivedAt } = departure;
  const arrivedOn = clockIn(there.timeZone, arrivedAt ?? now).day;
  const done = new Set([...marks.keys(), ...(hours ? [HOURS_GUARD_STEP] : [])]);
  const lines = firstWeekFor({ destination: traveller.destination, arrivedOn }, done);
  return {
    ...{ firstName, place: there.place, hasArrived: arrivedAt !== null },
    ...firstWeekView(lines, { now, today: clockIn(there.timeZone, now).day, isGuarded: !!hours }),
  };
}

export async function answerFirstWeek({ request, context }: Asked) {
  const form = await readFormData(request);
  const step = String(form.get("step"));
  const isDone = form.get("isDone") === "yes";
  const marked = await markStep(memberOf(context).id, { step, isDone, now: new Date() });
  if (!marked.ok) throw data("We could not find that step.", { status: 404 });
  return redirect("/first-week");
}
