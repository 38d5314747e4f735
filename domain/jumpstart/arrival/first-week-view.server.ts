import { factsOn } from "#domain/facts/facts.server.ts";
import { factNamesIn, withFacts } from "#domain/facts/quote-facts.ts";
import { dayIn } from "#rules/day-in.ts";
import { longDay } from "#rules/days.ts";
import type { SourceLine } from "../plan/plan-view.ts";
import { durationLabel, sourcesOf } from "../plan/task-view.server.ts";
import { type FirstWeekLine, HOURS_GUARD_STEP } from "./first-week.ts";

export type FirstWeekTaskView = {
  step: string;
  title: string;
  why: string;
  minutes: string;
  when: string;
  isDone: boolean;
  /** Ticked by the hours guard itself. */
  isSettled: boolean;
  link: { label: string; to: string } | null;
  sources: readonly SourceLine[];
};

type About = { now: Date; today: string; isGuarded: boolean };

export function firstWeekView(lines: readonly FirstWeekLine[], about: About) {
  const tasks = lines.map((line) => viewOf(line, about));
  return { tasks, done: tasks.filter(({ isDone }) => isDone).length };
}

function viewOf(line: FirstWeekLine, { now, today, isGuarded }: About): FirstWeekTaskView {
  const facts = factsOn(dayIn("gb", now));
  const { step, title, isDone, dueOn } = line;
  return {
    ...{ step, title, isDone },
    why: withFacts(line.why, facts),
    minutes: durationLabel(line.minutes),
    when: whenWords(dueOn, today),
    isSettled: step === HOURS_GUARD_STEP && isGuarded,
    link: line.link ?? null,
    sources: sourcesOf(factNamesIn(line.why), facts),
  };
}

function whenWords(dueOn: string, today: string): string {
  if (dueOn === today) return "Best done today";
  return dueOn < today ? "Whenever you can" : `Best done by ${longDay(dueOn)}`;
}
