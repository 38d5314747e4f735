import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

const SHOWN = 10;

/** A pasted list of people who have arrived. Addresses nobody has stay in the box. */
export function ArrivalsForm({ state }: { state: FormState | undefined }) {
  const errors = state?.errors.emails ?? [];
  const arrived = state?.values.arrived;
  return (
    <Details summary="Confirm a list" isOpen={state !== undefined}>
      <Form method="post" className="desk__form">
        {errors.length > 0 ? (
          <Notice
            tone="caution"
            title={
              arrived === undefined
                ? "Nobody has been confirmed"
                : `${arrived} have arrived. These are not students of yours who are still to arrive:`
            }
            isLive
          >
            <ul>
              {errors.slice(0, SHOWN).map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
            {errors.length > SHOWN ? <p>And {errors.length - SHOWN} more.</p> : null}
          </Notice>
        ) : null}
        <TextareaField
          label="Email addresses of students who have arrived"
          hint="One per line, or pasted from a spreadsheet. Each becomes a student at once and gets an email."
          name="emails"
          rows={6}
          defaultValue={state?.values.emails}
        />
        <Button>Confirm these arrivals</Button>
      </Form>
    </Details>
  );
}
