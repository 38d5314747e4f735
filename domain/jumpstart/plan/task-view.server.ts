import { type Facts, factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn, withFacts } from "#domain/facts/quote-facts.ts";
import { addDays, isoDay, longDay } from "#rules/days.ts";
import type { PlannedTask } from "./plan.ts";
import { helperNames } from "./plan-task.ts";
import type { RiseView, SourceLine, TaskView } from "./plan-view.ts";

type About = { marks: ReadonlyMap<string, Date>; today: string };

/** A step with the facts of a day in its words, and where they come from. */
export function taskView(task: PlannedTask, { marks, today }: About): TaskView {
  const facts = factsOn(today);
  const rise = riseOf(task, facts, today);
  const quoted = [...factNamesIn(`${task.why} ${task.late}`), ...(rise ? RISE_FACTS : [])];
  return {
    step: task.step,
    title: task.title,
    why: withFacts(task.why, facts),
    state: task.state,
    isSettled: task.isSettled,
    minutes: durationLabel(task.minutes),
    helper: helperNames[task.helper],
    due: task.dueOn ? `Best done by ${longDay(task.dueOn)}` : "",
    late: withFacts(task.late, facts),
    done: doneWords(task, marks.get(task.step)),
    sources: sourcesOf(quoted, facts),
    link: task.link ?? null,
    rise,
  };
}

/** Each source once, as old as its oldest reading. */
export function sourcesOf(names: readonly string[], facts: Facts): SourceLine[] {
  const quoted = names.flatMap((name) => facts.get(name) ?? []);
  return [...Map.groupBy(quoted, ({ source }) => source.url).values()].map((same) => ({
    ...same[0]!.source,
    checked: `checked ${longDay(same.map(({ checkedOn }) => checkedOn).sort()[0]!)}`,
  }));
}

/** "1 hour 30 minutes". */
export function durationLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [
    hours > 0 ? `${hours} ${hours === 1 ? "hour" : "hours"}` : "",
    rest > 0 ? `${rest} minutes` : "",
  ];
  return words.filter(Boolean).join(" ");
}

function doneWords({ state, isSettled }: PlannedTask, at: Date | undefined): string {
  if (state !== "done") return "";
  if (isSettled) return "Done, by what you told us about your visa";
  return at ? `Done ${longDay(isoDay(at))}` : "Done";
}

const [BEFORE, AFTER, CHANGE] = [
  "uk-funds-elsewhere-now",
  "uk-funds-elsewhere-next",
  "uk-funds-change-day",
] as const;
const RISE_FACTS = [BEFORE, AFTER, CHANGE];

/** The money to show rises on a day: worth seeing while it is ahead, beside the form that stops it. */
function riseOf({ step, state, countries }: PlannedTask, facts: Facts, today: string) {
  const [before, after, change] = [facts.get(BEFORE), facts.get(AFTER), facts.get(CHANGE)];
  const isTheForm = step === "visa-form" && countries?.includes("gb") && state !== "done";
  if (!isTheForm || !before || !after || !change || today >= change.inForceFrom) return null;
  const [low, high] = [amountIn(before.value), amountIn(after.value)];
  const lastDay = longDay(addDays(change.inForceFrom, -1));
  const rise: RiseView = {
    label: "Living costs to show, outside London",
    lines: [
      { when: `To ${lastDay}`, value: before.value, share: low / high },
      { when: `From ${change.value}`, value: after.value, share: 1 },
    ],
  };
  return rise;
}

function amountIn(value: string): number {
  return Number(value.replaceAll(/[^\d]/g, "")) || 1;
}
