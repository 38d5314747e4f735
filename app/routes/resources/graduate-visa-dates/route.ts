import { data } from "react-router";
import { PLANNER } from "#app/compose/visa/planner-page.server.ts";
import { siteContext } from "#app/contexts.ts";
import { planCalendar } from "#domain/visas/uk/planner/calendar.ts";
import { planDates } from "#domain/visas/uk/planner/dates.ts";
import { readPlannerQuestion } from "#domain/visas/uk/planner/question.ts";
import { ukToday } from "#domain/visas/uk/uk-today.ts";
import type { Route } from "./+types/route";

/** The planner's days as a file, for anybody: the address holds all that is asked. */
export function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const today = ukToday(now);
  const fields = Object.fromEntries(new URL(request.url).searchParams);
  const dates = planDates(readPlannerQuestion(fields, today).plan, today);
  if (dates.length === 0) throw data("Enter your dates in the planner first.", { status: 400 });

  const { origin } = context.get(siteContext);
  const where = { domain: new URL(origin).hostname, url: origin + PLANNER, now };
  return new Response(planCalendar(dates, where), {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": 'attachment; filename="graduate-visa-dates.ics"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}
