import { Fragment } from "react";
import { type Factor, factors } from "#rules/au-points/assess.ts";
import { type Subclass, subclasses } from "#rules/au-points/tables.ts";
import { shortDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Table } from "#ui/table.tsx";
import { visaNames } from "../answer-labels.ts";
import { type Calculation, calculate } from "../calculation.ts";
import type { Scenario } from "../scenario.ts";
import type { ScenarioLine } from "../screen-view.ts";
import "./points.css";
import "./compare-screen.css";

export const MAX_COMPARED = 3;

type CompareScreenProps = {
  compared: readonly Pick<Scenario, "id" | "name" | "answers" | "invitedOn">[];
  today: string;
  saved: readonly ScenarioLine[];
  /** Said where too few or too many were ticked. */
  sentence: string | null;
  paths: { calculator: string; compare: string };
};

/** Two or three kept calculations side by side, line by line. */
export function CompareScreen({ saved, sentence, paths, today, ...props }: CompareScreenProps) {
  const compared = props.compared.map(({ id, name, ...asked }) => ({
    id,
    name,
    calculation: calculate({ ...asked, today }),
  }));
  return (
    <main id="main" className="wrap pts-page">
      <PageHead
        title="Calculations side by side"
        crumbs={[{ label: "Points test, Australia", to: paths.calculator }]}
        lead={compared.length > 0 ? "Lines that differ are marked." : undefined}
      />
      {sentence ? <p role="status">{sentence}</p> : null}
      {compared.length > 0 ? <Comparison compared={compared} paths={paths} /> : null}
      <Choice saved={saved} ticked={compared.map(({ id }) => id)} paths={paths} />
    </main>
  );
}

const lineNames: Record<Exclude<Factor, "nomination">, string> = {
  age: "Age",
  english: "English",
  "work-overseas": "Work outside Australia",
  "work-australia": "Work in Australia",
  "work-cap": "Lost to the cap on work",
  qualification: "Qualification",
  "specialist-education": "Specialist education",
  "australian-study": "Study in Australia",
  "professional-year": "Professional Year",
  "community-language": "Community language",
  "regional-study": "Study in a regional area",
  partner: "Partner",
};

type Compared = { id: string; name: string; calculation: Calculation };
type ComparisonProps = { compared: readonly Compared[]; paths: CompareScreenProps["paths"] };

function Comparison({ compared, paths }: ComparisonProps) {
  const lines = factors.filter((factor) => factor !== "nomination");
  return (
    <Table caption="Points of each calculation" isCaptionHidden className="compare">
      <thead>
        <tr>
          <th scope="col">Line</th>
          {compared.map(({ id, name, calculation }) => (
            <th key={id} scope="col" className="r">
              <Link to={`${paths.calculator}?scenario=${id}`}>{name}</Link>
              <span className="compare__d">{`${shortDay(calculation.on)} ${calculation.on.slice(0, 4)}`}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((factor) => (
          <Row
            key={factor}
            label={lineNames[factor]}
            figures={compared.map(
              ({ calculation }) => calculation.assessments["189"].points[factor],
            )}
          />
        ))}
      </tbody>
      <tbody className="compare__totals">
        {subclasses.map((visa) => (
          <Row
            key={visa}
            label={`${visa}, ${visaNames[visa].toLowerCase()}`}
            figures={totals(compared, visa)}
          />
        ))}
      </tbody>
    </Table>
  );
}

function totals(compared: readonly Compared[], visa: Subclass): number[] {
  return compared.map(({ calculation }) => calculation.assessments[visa].total);
}

function Row({ label, figures }: { label: string; figures: readonly number[] }) {
  const isTold = new Set(figures).size > 1;
  return (
    <tr className={isTold ? "is-told" : undefined}>
      <th scope="row">
        {label}
        {isTold ? <span className="vh"> (differs)</span> : null}
      </th>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a calculation keeps its column
        <td key={index} className="r">
          {figure < 0 ? `−${-figure}` : figure}
        </td>
      ))}
    </tr>
  );
}

type ChoiceProps = Pick<CompareScreenProps, "saved" | "paths"> & { ticked: readonly string[] };

function Choice({ saved, ticked, paths }: ChoiceProps) {
  if (saved.length < 2) {
    return (
      <EmptyState
        title="Two are needed"
        action={<Link to={paths.calculator}>Go to the calculator</Link>}
      >
        Save two calculations under different names, then compare them here.
      </EmptyState>
    );
  }
  return (
    <form method="get" action={paths.compare} className="compare__choice">
      <fieldset>
        <legend className="label">Choose two or three</legend>
        {saved.map(({ id, name, totals: line }) => (
          <Fragment key={id}>
            <label className="check">
              <input type="checkbox" name="with" value={id} defaultChecked={ticked.includes(id)} />
              <span>{name}</span>
              <span className="check__n">{line["189"]}</span>
            </label>
          </Fragment>
        ))}
      </fieldset>
      <Button variant="ink">Compare</Button>
    </form>
  );
}
