import { Form } from "react-router";
import { DayField } from "#domain/forms/components/day-field.tsx";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";

export type BreakLine = { id: number; name: string; startsOn: string; endsOn: string };

type BreaksPartProps = { breaks: readonly BreakLine[]; state: FormState | undefined };

/** The vacations the university publishes. A day in none of them is term. */
export function BreaksPart({ breaks, state }: BreaksPartProps) {
  const mine = state?.values.intent === "add-break" ? state : undefined;
  return (
    <div id="breaks">
      <FormPart
        title="Breaks"
        lead="As your university publishes them. Every other day counts as term. The summer of a master’s dissertation is term. Ireland has dates of its own, so none are needed there."
      >
        {breaks.length > 0 ? (
          <ul className="hours__list">
            {breaks.map(({ id, name, startsOn, endsOn }) => (
              <li key={id}>
                <span>
                  <b>{name}</b> {longDay(startsOn)} to {longDay(endsOn)}
                </span>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="break" value={id} />
                  <Button variant="quiet" size="s" name="intent" value="delete-break">
                    Delete<span className="vh"> {name}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        ) : null}
        <Form
          method="post"
          className="acct__form"
          noValidate
          key={breaks.length}
          preventScrollReset
        >
          <ErrorSummary errors={mine?.errors} />
          <Field
            label="Name"
            hint="For example Christmas."
            name="breakName"
            defaultValue={mine?.values.breakName ?? ""}
            error={errorIn(mine, "breakName")}
            autoComplete="off"
          />
          <div className="acct__two">
            <DayField legend="First day" name="breakStartsOn" value={undefined} state={mine} />
            <DayField legend="Last day" name="breakEndsOn" value={undefined} state={mine} />
          </div>
          <div className="btns">
            <Button variant="second" name="intent" value="add-break">
              Add the break
            </Button>
          </div>
        </Form>
      </FormPart>
    </div>
  );
}
