import type { Assessment } from "#rules/au-points/assess.ts";
import { mostInAll } from "#rules/au-points/assess.ts";
import { type Subclass, subclasses } from "#rules/au-points/tables.ts";
import { visaNames } from "../answer-labels.ts";
import type { Calculation } from "../calculation.ts";
import { passMarkLabel, visaNote } from "../visa-labels.ts";
import "./totals.css";

/** The three visas side by side, on one scale. */
export function Totals({ calculation }: { calculation: Calculation }) {
  const { passMark } = calculation.assessments["189"].table;
  return (
    <section className="tot" aria-label="Your total on each visa">
      {subclasses.map((subclass) => (
        <Visa key={subclass} subclass={subclass} calculation={calculation} />
      ))}
      <p className="tot__k small">
        <span>
          <i className="tot__key" data-k="own" />
          Your own points
        </span>
        <span>
          <i className="tot__key" data-k="nomination" />
          From nomination
        </span>
        <span>
          <i className="tot__key" data-k="pass" />
          Pass mark, {passMark}. It is needed to be invited; rounds ask for more
        </span>
      </p>
    </section>
  );
}

type VisaProps = { subclass: Subclass; calculation: Calculation };

function Visa({ subclass, calculation }: VisaProps) {
  const assessment = calculation.assessments[subclass];
  const { total, overBy } = assessment;
  return (
    <div className="tot__c">
      <h2>
        <span className="bullet">{subclass}</span>
        {visaNames[subclass]}
      </h2>
      <p className="tot__n">
        <b>{total}</b>
        <span data-tone={overBy >= 0 ? "over" : "under"}>{passMarkLabel(overBy)}</span>
      </p>
      <Bar assessment={assessment} />
      <p className="small muted">{visaNote(calculation, subclass)}</p>
    </div>
  );
}

/** Drawn to the highest total any of the visas allows, so that the three can be compared. */
const SCALE = 145;

function Bar({ assessment: { total, table } }: { assessment: Assessment }) {
  const share = (points: number) => `${(100 * points) / Math.max(SCALE, mostInAll(table))}%`;
  const own = total - table.nomination;
  const words = `${total} points${table.nomination > 0 ? `, of which ${table.nomination} from nomination` : ""}. The pass mark is ${table.passMark}.`;
  return (
    <svg className="tbar" role="img" aria-label={words}>
      <rect className="tbar__all" x="0.5" y="6.5" width="99.7%" height="26" rx="5" />
      <rect className="tbar__own" width={share(own)} height="27" y="6" />
      {table.nomination > 0 ? (
        <rect
          className="tbar__nom"
          x={share(own)}
          width={share(table.nomination)}
          height="27"
          y="6"
        />
      ) : null}
      <line
        className="tbar__case"
        x1={share(table.passMark)}
        x2={share(table.passMark)}
        y1="0"
        y2="39"
      />
      <line
        className="tbar__pass"
        x1={share(table.passMark)}
        x2={share(table.passMark)}
        y1="0"
        y2="39"
      />
    </svg>
  );
}
