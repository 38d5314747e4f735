import { Trash2 } from "lucide-react";
import { Form } from "react-router";
import { subclasses } from "#rules/au-points/tables.ts";
import { longDay } from "#rules/days.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { MAX_SCENARIOS } from "../refusals.ts";
import type { ScenarioLine } from "../screen-view.ts";
import "./saved-calculations.css";

type SavedCalculationsProps = {
  saved: readonly ScenarioLine[];
  paths: { calculator: string; compare: string };
  openId: string | null;
  /** Where the reader is, with what stands in the form. */
  back: string;
};

const COMPARE = "compare-calculations";

/** What somebody keeps: open one, compare two or three, delete one. */
export function SavedCalculations({ saved, paths, openId, back }: SavedCalculationsProps) {
  return (
    <div className="pts__saved" id="saved">
      <Section
        title="Saved calculations"
        aside={
          <p className="small muted">
            {saved.length} of {MAX_SCENARIOS}
          </p>
        }
      >
        {saved.length === 0 ? (
          <EmptyState title="Nothing saved yet" headingLevel={3}>
            Give the calculation above a name and save it. Then change one answer, save it under
            another name, and compare the two.
          </EmptyState>
        ) : (
          <>
            <Form method="get" action={paths.compare} id={COMPARE} />
            <ul className="kept">
              {saved.map((line) => (
                <Kept
                  key={line.id}
                  line={line}
                  paths={paths}
                  isOpen={line.id === openId}
                  back={back}
                />
              ))}
            </ul>
            {saved.length > 1 ? (
              <div className="btns">
                <Button form={COMPARE} variant="second">
                  Compare the ticked ones
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Section>
    </div>
  );
}

type KeptProps = Pick<SavedCalculationsProps, "paths" | "back"> & {
  line: ScenarioLine;
  isOpen: boolean;
};

function Kept({ line: { id, name, on, totals, olderRules }, paths, isOpen, back }: KeptProps) {
  return (
    <li className="kept__o" aria-current={isOpen ? "true" : undefined}>
      <label className="check kept__tick">
        <input type="checkbox" name="with" value={id} form={COMPARE} />
        <span className="vh">Compare {name}</span>
      </label>
      <p className="kept__n">
        <Link to={`${paths.calculator}?scenario=${id}`}>{name}</Link>
        <span className="small muted">
          If invited on {longDay(on)}
          {olderRules
            ? `. Saved under the rules of ${longDay(olderRules)}, counted by today’s`
            : ""}
        </span>
      </p>
      <dl className="kept__t">
        {subclasses.map((visa) => (
          <div key={visa}>
            <dt>{visa}</dt>
            <dd>{totals[visa]}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={paths.calculator} preventScrollReset>
        <input type="hidden" name="scenario" value={id} />
        {/* What stands in the form stays, unless it was this one. */}
        {isOpen ? null : <input type="hidden" name="back" value={back} />}
        <IconButton icon={Trash2} label={`Delete ${name}`} name="intent" value="delete" />
      </Form>
    </li>
  );
}
