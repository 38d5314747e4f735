import { Info } from "lucide-react";
import type { Found, NextStep } from "#rules/au-points/next/step.ts";
import { announcedChangesOn } from "#rules/au-points/reform.ts";
import { longDay } from "#rules/days.ts";
import { Details } from "#ui/details.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Calculation } from "../calculation.ts";
import { closedMessage, stepText } from "../step-text.ts";
import "./next-points-list.css";

type NextPointsListProps = { calculation: Calculation; next: Found };

const SHOWN_AT_ONCE = 5;

/** What could still be gained, what could not and why, and what is announced. */
export function NextPointsList({ calculation, next }: NextPointsListProps) {
  const first = next.steps.slice(0, SHOWN_AT_ONCE);
  const more = next.steps.slice(SHOWN_AT_ONCE);
  return (
    <aside className="pts__n" aria-labelledby="next-points">
      <h2 id="next-points">Easiest points to gain next</h2>
      <p className="small muted">Fewest steps first, based on your answers</p>
      <Steps steps={first} calculation={calculation} />
      {more.length > 0 ? (
        <Details summary={`${more.length} that take longer`}>
          <Steps steps={more} calculation={calculation} isQuiet />
        </Details>
      ) : null}
      {next.closed.length > 0 ? (
        <div className="pts__closed">
          <h3>Not open to you</h3>
          <ul>
            {next.closed.map((opening) => (
              <li key={`${opening.code} ${opening.why}`}>{closedMessage(opening)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Announced on={calculation.on} />
    </aside>
  );
}

type StepsProps = { steps: readonly NextStep[]; calculation: Calculation; isQuiet?: boolean };

function Steps({ steps, calculation, isQuiet = false }: StepsProps) {
  const now = calculation.assessments["189"].total;
  return (
    <ol className="cheap">
      {steps.map((step, index) => {
        const { title, note } = stepText(step, calculation);
        return (
          <li key={step.code} data-first={index === 0 && !isQuiet ? "" : undefined}>
            <p className="cheap__p">+{step.gain}</p>
            <div>
              <h3>{title}</h3>
              <p>{note}</p>
              <p className="cheap__t">
                {now} <span aria-hidden="true">→</span>
                <span className="vh">becomes</span> <b>{step.total}</b>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Announced({ on }: { on: string }) {
  return announcedChangesOn(on).map(({ announcedIn, checkedOn, source }) => (
    <p className="pts__told" key={announcedIn}>
      <Icon icon={Info} />
      <span>
        A new points test was announced in {announcedIn}. It is not law and has no table or date, so
        it is not used here. Read on {longDay(checkedOn)}. <a href={source}>The Budget</a>
      </span>
    </p>
  ));
}
