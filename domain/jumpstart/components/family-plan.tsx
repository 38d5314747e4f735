import { Check, Circle } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { Section } from "#ui/section.tsx";
import type { FamilyView } from "../family/family-view.ts";
import { TwoClocks } from "./two-clocks.tsx";
import "./countdown.css";
import "./family-plan.css";

/** The chosen parts of somebody's plan, to look at. */
export function FamilyPlan({ view, art }: { view: FamilyView; art: ReactNode }) {
  const { name, flight, clocks, progress, steps } = view;
  return (
    <main id="main">
      <section className="jp night" aria-labelledby="whose">
        {art}
        <div className="wrap jp__in">
          <div className="jp__say">
            <p className="small muted">Shared with you by link. Please do not pass it on.</p>
            <h1 id="whose" className="fam__name">
              {name}
            </h1>
            {flight ? <Flight {...flight} /> : null}
            {progress ? (
              <Progress
                label="Steps of the plan"
                value={progress.done}
                max={progress.all}
                unit="done"
              />
            ) : null}
          </div>
          {clocks ? <TwoClocks {...clocks} /> : null}
        </div>
      </section>
      {steps ? (
        <div className="wrap">
          <Section title="Steps">
            <ul className="fam__steps">
              {steps.map(({ step, title, isDone }) => (
                <li key={step} data-done={isDone ? "" : undefined}>
                  <Icon icon={isDone ? Check : Circle} />
                  <span>{title}</span>
                  <span className="vh">{isDone ? "Done" : "Still to do"}</span>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      ) : null}
    </main>
  );
}

function Flight({ daysLeft, heading, words, place }: NonNullable<FamilyView["flight"]>) {
  if (daysLeft === null) return <p>The flight to {place} has no date yet.</p>;
  return (
    <>
      <p className="fam__days">
        <b>{daysLeft}</b> {heading.replace("you fly", `the flight to ${place}`)}
      </p>
      <p>{words}</p>
    </>
  );
}
