import { daysBetween, longDay, shortDay } from "#rules/days.ts";
import { clockIn, placeOf } from "#rules/zoned-time.ts";
import { hasLanded } from "../arrival/has-landed.ts";
import type { Departure } from "../departures.server.ts";
import { clocksFor } from "./clocks.ts";
import { documentsFor } from "./documents.ts";
import { countsTo, type PlanWeek, planFor } from "./plan.ts";
import type { DocumentView, PlanNotice, PlanView, TaskView, WeekStop } from "./plan-view.ts";
import { durationLabel, taskView } from "./task-view.server.ts";

type Noted = {
  marks: ReadonlyMap<string, Date>;
  documents: ReadonlyMap<string, { state: "waiting" | "ready" | null; note: string }>;
};

/** Everything a pre-departure student sees of their plan. */
export function planView(departure: Departure, noted: Noted, now: Date): PlanView {
  const { traveller, home, there, arrivesOn } = departure;
  const today = clockIn(home.timeZone, now).day;
  const weeks = planFor(traveller, new Set(noted.marks.keys()), today);
  const here = weeks.find(({ state }) => state === "here");
  const views = new Map(
    weeks.flatMap(({ tasks }) =>
      tasks.map((task) => [task, taskView(task, { marks: noted.marks, today })] as const),
    ),
  );
  const viewsOf = (tasks: PlanWeek["tasks"]) => tasks.map((task) => views.get(task)!);
  const all = [...views.values()];
  const late = all.filter(({ state }) => state === "late");
  const end = countsTo(traveller);
  const daysLeft = end ? daysBetween(today, end) : null;
  const isEarly = here?.startsOn != null && here.startsOn > today;
  return {
    journey: `${placeOf(home.timeZone)} to ${there.place}. ${departure.course ?? "Your course"} at ${there.name}.`,
    daysLeft: daysLeft === null ? null : Math.max(0, daysLeft),
    heading: headingOf(daysLeft, traveller.fliesOn !== null),
    flight: flightLabel(departure),
    summary: summaryOf(here, { late, isEarly }),
    notices: noticesFor(departure, now),
    clocks: clocksFor({ home, there, switchOn: arrivesOn, now }),
    stops: weeks.map(stopOf),
    fly: {
      place: there.place,
      words: traveller.fliesOn ? shortDay(traveller.fliesOn) : "no day yet",
    },
    thisWeek: {
      title: weekTitle(here, isEarly),
      tasks: here ? viewsOf(here.tasks) : [],
    },
    late,
    ahead: weeks
      .filter(({ state, weeksToGo }) => state !== "here" && weeksToGo < (here?.weeksToGo ?? 0))
      .map((week) => ({ ...aheadOf(week), tasks: viewsOf(week.tasks) })),
    doneEarlier: weeks
      .filter(({ weeksToGo }) => weeksToGo > (here?.weeksToGo ?? 0))
      .flatMap(({ tasks }) => viewsOf(tasks).filter(({ state }) => state === "done")),
    next: (late[0] ?? all.find(({ state }) => state !== "done"))?.step ?? null,
    documents: documentViews(departure, noted.documents),
    university: there.shortName,
  };
}

function headingOf(daysLeft: number | null, isFlight: boolean): string {
  if (daysLeft === null) return "When do you fly?";
  return isFlight ? flightHeading(daysLeft) : courseHeading(daysLeft);
}

function courseHeading(daysLeft: number): string {
  if (daysLeft > 1) return "days until your course starts";
  if (daysLeft === 1) return "day until your course starts";
  return daysLeft === 0 ? "days: your course starts today" : "days: your course has started";
}

function flightHeading(daysLeft: number): string {
  if (daysLeft > 1) return "days until you fly";
  if (daysLeft === 1) return "day until you fly";
  return daysLeft === 0 ? "days: you fly today" : "days: you have flown";
}

function flightLabel({ traveller, fliesAt, home, landsOn }: Departure): string | null {
  const { courseStartsOn } = traveller;
  if (!traveller.fliesOn) {
    return courseStartsOn
      ? `${longDay(courseStartsOn)}. The plan counts down to it until you add your flight date.`
      : null;
  }
  const at = fliesAt ? `, ${fliesAt} from ${placeOf(home.timeZone)}` : "";
  const lands = landsOn && landsOn !== traveller.fliesOn ? ` You land on ${longDay(landsOn)}.` : "";
  return `${longDay(traveller.fliesOn)}${at}.${lands}`;
}

/** Anyone who flies in more than ten weeks has time, and is not told that it is week ten already. */
function weekTitle(here: PlanWeek | undefined, isEarly: boolean): string {
  if (!here) return "Nothing new this week";
  if (!here.startsOn) return "First steps";
  return isEarly
    ? `First steps, from ${longDay(here.startsOn)}`
    : `This week, ${here.weeksToGo} to go`;
}

type Lateness = { late: readonly TaskView[]; isEarly: boolean };

function summaryOf(here: PlanWeek | undefined, { late, isEarly }: Lateness): string {
  const when =
    isEarly && here?.startsOn
      ? `Your plan begins on ${longDay(here.startsOn)}, and you can begin now`
      : "This week";
  const week = here
    ? `${when}: ${here.name}. ${here.done} of ${here.tasks.length} steps done.`
    : "";
  if (late.length === 0) return week;
  const open = late.length === 1 ? "One earlier step is" : `${late.length} earlier steps are`;
  return `${week} ${open} still open, and each says what to do now.`.trim();
}

function noticesFor(departure: Departure, now: Date): PlanNotice[] {
  const { traveller, arrivesOn, saidArrivedAt, there } = departure;
  const { courseStartsOn, visa } = traveller;
  const end = countsTo(traveller);
  const notices: PlanNotice[] = [];
  if (saidArrivedAt && !hasLanded(departure, now)) {
    notices.push({
      tone: "info",
      title: "You told us that you have arrived",
      words: `${there.shortName} can confirm it. If nobody does, your account changes on the landing day in your plan.`,
    });
  }
  if (courseStartsOn && arrivesOn && arrivesOn > courseStartsOn) {
    notices.push({
      tone: "caution",
      title: `You land after your course starts on ${longDay(courseStartsOn)}`,
      words: `Tell ${there.shortName} now and ask for the last day you may arrive. Move the flight only when you know it.`,
    });
  }
  const daysLeft = end ? daysBetween(clockIn(departure.home.timeZone, now).day, end) : null;
  if (visa === "not-started" && daysLeft !== null && daysLeft >= 0 && daysLeft <= 21) {
    notices.push({
      tone: "caution",
      title: "Your plan says that you have not applied for the visa",
      words:
        "If that is so, talk to your university today: they know how late is too late. If not, update it under “Change my dates”.",
    });
  }
  return notices;
}

function stopOf({ weeksToGo, name, state, done, tasks, startsOn }: PlanWeek): WeekStop {
  const words = {
    here: `${done} of ${tasks.length}`,
    done: "done",
    open: `${tasks.length - done} open`,
    ahead: startsOn ? shortDay(startsOn) : "ahead",
  };
  return { weeksToGo, name, state, words: words[state] };
}

function aheadOf({ weeksToGo, name, tasks }: PlanWeek) {
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
  return {
    weeksToGo,
    name,
    about: tasks.map(({ title }) => title).join(". "),
    amount: `${tasks.length} ${tasks.length === 1 ? "step" : "steps"}, ${durationLabel(minutes)}`,
  };
}

function documentViews({ traveller }: Departure, noted: Noted["documents"]): DocumentView[] {
  return documentsFor(traveller).map((document) => {
    const row = noted.get(document.document);
    return { ...document, state: row?.state ?? "to-do", note: row?.note ?? "" };
  });
}
