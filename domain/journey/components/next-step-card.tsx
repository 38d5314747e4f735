import { inDays, inYears, longDay, shortDay } from "#rules/days.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DaysBar } from "#ui/days-bar.tsx";
import type { NextStep } from "../next-step.ts";
import "./next-step-card.css";

type NextStepCardProps = { step: NextStep; today: string; away: string; there: string };

/** The one thing that comes next, and the days there are for it. */
export function NextStepCard({ step, today, away, there }: NextStepCardProps) {
  const { title, words, action } = tell(step);

  return (
    <section className="next" aria-labelledby="next">
      <div className="next__say">
        <p className="next__k">Next step</p>
        <h2 id="next">{title}</h2>
        <p>{words}</p>
        <div className="btns">
          <ButtonLink variant="ink" to={action.to}>
            {action.label}
          </ButtonLink>
        </div>
      </div>
      {step.kind === "apply-to-stay" && step.change ? (
        <DaysLeft change={step.change} today={today} away={away} there={there} />
      ) : null}
    </section>
  );
}

type Change = NonNullable<Extract<NextStep, { kind: "apply-to-stay" }>["change"]>;
type DaysLeftProps = { change: Change; today: string; away: string; there: string };

const DAYS_AFTER = 27;

function DaysLeft({ change, today, away, there }: DaysLeftProps) {
  const { daysLeft, daysAway, lastDay, monthsAfter } = change;
  const near = daysLeft - daysAway;

  return (
    <DaysBar
      count={daysLeft}
      headline={daysAway > 0 ? `days left, ${near} of them in ${there}` : "days left"}
      label={`${daysLeft} days left until ${longDay(lastDay)}. ${afterWords(monthsAfter)}`}
      mark={daysLeft}
      parts={[
        ...(daysAway > 0 ? [{ label: `In ${away}`, days: daysAway, tone: "away" as const }] : []),
        { label: `In ${there}`, days: near, tone: "near" },
        { label: monthsAfter ? inYears(monthsAfter) : "Too late", days: DAYS_AFTER, tone: "late" },
      ]}
      ticks={[
        { day: 0, label: shortDay(today), note: "today" },
        ...(daysAway > 0 ? [{ day: daysAway, label: "You move", note: `${daysAway} days` }] : []),
        { day: daysLeft, label: shortDay(lastDay), note: "last day" },
      ]}
    />
  );
}

function afterWords(months: number | null): string {
  return months
    ? `Applications after that day get ${inYears(months)}.`
    : "The Student visa ends then, and an application is too late.";
}

type Staying = Extract<NextStep, { kind: "apply-to-stay" }>;

function tellStaying({ route, months, applyBy, change }: Staying) {
  if (!change) return { title: route, words: `Up to ${inYears(months)}. ${applyBy}` };
  const lastDay = longDay(change.lastDay);
  if (change.monthsAfter === null)
    return {
      title: `${route}: your Student visa ends on ${lastDay}`,
      words: `An application made in the UK by then gets up to ${inYears(months)}. Later applications are too late.`,
    };
  return {
    title: `${route}: last day for ${inYears(months)} is ${lastDay}`,
    words: `It depends on the day you apply: ${inYears(months)} until then, ${inYears(change.monthsAfter)} after. ${applyBy}`,
  };
}

function tell(step: NextStep) {
  const profile = { to: "/edit-profile", label: "Edit your dates" };
  switch (step.kind) {
    case "add-dates":
      return {
        title: "Add your course dates",
        words:
          "With the day your course ends we can show which dates matter and how long you have.",
        action: { to: "/edit-profile", label: "Add your dates" },
      };
    case "first-week":
      return {
        title: step.title,
        words: `It is next in your first week. ${step.all - step.open} of ${step.all} steps done.`,
        action: { to: "/first-week", label: "Open my first week" },
      };
    case "begin-course":
      return {
        title: `Your course begins on ${longDay(step.startsOn)}`,
        words: `${inDays(step.daysLeft)} from now. A CV and a first list of employers are easier to make before it does.`,
        action: { to: "/my-cvs", label: "Open the CV studio" },
      };
    case "course-done":
      return {
        title: "Your course is done",
        words:
          "Tell us the level of your course and we can show the published rules about staying. For anything else, ask your university’s advisers.",
        action: profile,
      };
    case "finish-course":
      return {
        title: `Your course ends on ${longDay(step.endsOn)}`,
        words: `${inDays(step.daysLeft)} from now. What you may do after it depends on the day you apply, so plan early.`,
        action: profile,
      };
    case "find-work":
      return {
        title: step.endsOn
          ? `Your permission runs to ${longDay(step.endsOn)}`
          : "Find work that lasts",
        words:
          "Every UK job on the board says whether it meets the published rules for sponsored work, based on what you told us.",
        action: { to: "/jobs", label: "See the jobs board" },
      };
    case "visa-ended":
      return {
        title: `Your Student visa ended on ${longDay(step.endsOn)}`,
        words:
          "You had to apply for a Graduate visa by that day. Your university’s advisers can tell you what your options are now.",
        action: { to: "/my-situation", label: "Change what you told us" },
      };
    case "apply-to-stay":
      return {
        ...tellStaying(step),
        action:
          step.route === "Graduate visa"
            ? { to: "/graduate-visa-planner", label: "Plan the application" }
            : profile,
      };
  }
}
