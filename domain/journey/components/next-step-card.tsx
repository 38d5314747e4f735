import { inYears, longDay, shortDay } from "#rules/days.ts";
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
      label={`${daysLeft} days left until ${longDay(lastDay)}. Applications after that day get ${inYears(monthsAfter)}.`}
      mark={daysLeft}
      parts={[
        ...(daysAway > 0 ? [{ label: `In ${away}`, days: daysAway, tone: "away" as const }] : []),
        { label: `In ${there}`, days: near, tone: "near" },
        { label: `${inYears(monthsAfter)}`, days: DAYS_AFTER, tone: "late" },
      ]}
      ticks={[
        { day: 0, label: shortDay(today), note: "today" },
        ...(daysAway > 0 ? [{ day: daysAway, label: "You move", note: `${daysAway} days` }] : []),
        { day: daysLeft, label: shortDay(lastDay), note: "last day" },
      ]}
    />
  );
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
    case "course-done":
      return {
        title: "Your course is done",
        words:
          "Tell us the level of your course and we can show what the published rules say about staying. For anything else, ask your university’s advisers.",
        action: profile,
      };
    case "finish-course":
      return {
        title: `Your course ends on ${longDay(step.endsOn)}`,
        words: `${step.daysLeft} days from now. What you may do after it depends on the day you apply, so it is worth knowing early.`,
        action: profile,
      };
    case "apply-to-stay":
      return {
        title: step.change
          ? `${step.route}: last day for ${inYears(step.months)} is ${longDay(step.change.lastDay)}`
          : step.route,
        words: step.change
          ? `The day you apply decides: ${inYears(step.months)} until then, ${inYears(step.change.monthsAfter)} after. ${step.applyBy}`
          : `Up to ${inYears(step.months)}. ${step.applyBy}`,
        action:
          step.route === "Graduate visa"
            ? { to: "/graduate-visa-planner", label: "Plan the application" }
            : profile,
      };
  }
}
