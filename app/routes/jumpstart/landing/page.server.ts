import { data } from "react-router";
import { today } from "#app/today.ts";
import { planFor } from "#domain/jumpstart/plan/plan.ts";
import { taskView } from "#domain/jumpstart/plan/task-view.server.ts";
import { jumpstartType } from "#domain/jumpstart/reading/jumpstart-types.ts";
import { findJumpstartPage } from "#domain/jumpstart/reading/written.server.ts";
import { pageTag } from "#domain/pages/page-type.ts";
import { addDays, shortDay } from "#rules/days.ts";

const EXAMPLE_DAYS = 55;

/** What Jumpstart is, with a plan as an example: somebody who flies in eight weeks and has begun. */
export async function loadLanding({ request }: { request: Request }) {
  const when = today();
  const page = await findJumpstartPage("before-you-fly", when);
  if (!page) throw data("We could not find that page.", { status: 404 });
  const isPlain = new URL(request.url).search === "";
  const keep = {
    "x-waymark-keep": `${pageTag(jumpstartType)},rules`,
    "x-waymark-keep-seconds": "300",
  };
  return data({ page, example: examplePlan(when.today) }, { headers: isPlain ? keep : {} });
}

function examplePlan(today: string) {
  const fliesOn = addDays(today, EXAMPLE_DAYS);
  const done = new Set([
    "offer-letter",
    "passport",
    "cas-name",
    "living-costs",
    "one-account",
    "send-money",
  ]);
  const traveller = {
    home: "VN",
    destination: "gb",
    fliesOn,
    courseStartsOn: null,
    visa: "not-started",
  } as const;
  const weeks = planFor(traveller, done, today);
  const here = weeks.find(({ state }) => state === "here");
  return {
    days: EXAMPLE_DAYS,
    stops: weeks.map(({ weeksToGo, name, state, done: count, tasks, startsOn }) => ({
      ...{ weeksToGo, name, state },
      words:
        state === "done"
          ? "done"
          : state === "here"
            ? `${count} of ${tasks.length}`
            : shortDay(startsOn!),
    })),
    fly: { place: "Leeds", words: shortDay(fliesOn) },
    tasks: (here?.tasks ?? []).slice(0, 2).map((task) => {
      const { title, why, minutes, helper, sources } = taskView(task, { marks: new Map(), today });
      return { title, why, minutes, helper, sources };
    }),
  };
}
