import { Form } from "react-router";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";

type ShiftFormProps = {
  places: readonly { id: number; name: string }[];
  values: Readonly<Record<string, string>>;
  state: FormState | undefined;
  /** The shift that is changed; null for a new one, which can be asked about first. */
  shift: { id: number; revision: number } | null;
};

/** A shift on the clock of the place. Asking goes by the address and keeps nothing; adding is posted. */
export function ShiftForm({ places, values, state, shift }: ShiftFormProps) {
  const field = (name: string) => ({
    name,
    defaultValue: state?.values[name] ?? values[name] ?? "",
    error: errorIn(state, name),
  });
  const unpaid = state ? state.values.unpaid : values.unpaid;

  return (
    <Form method={shift ? "post" : "get"} className="fields" noValidate preventScrollReset>
      <ErrorSummary errors={state?.errors} />
      {shift ? (
        <>
          <input type="hidden" name="shift" value={shift.id} />
          <input type="hidden" name="revision" value={shift.revision} />
        </>
      ) : null}
      <div className="hours__ask">
        <SelectField
          {...field("place")}
          label="Employer"
          options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Field {...field("day")} type="date" label="Day" required />
        <Field {...field("from")} type="time" label="From" required />
        <Field {...field("to")} type="time" label="To" required />
      </div>
      <p className="small muted">
        In local time where you work. An end before the start is on the next day.
      </p>
      <Checkbox name="unpaid" label="Unpaid. It still counts." defaultChecked={unpaid === "on"} />
      {shift ? (
        <div className="btns">
          <Button name="intent" value="save">
            Save the shift
          </Button>
        </div>
      ) : (
        <div className="btns">
          <Button>Check it</Button>
          <Button variant="second" formMethod="post" name="intent" value="add">
            Add it to my log
          </Button>
        </div>
      )}
    </Form>
  );
}
