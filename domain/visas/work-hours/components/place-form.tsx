import { Form } from "react-router";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";

const kinds = [
  { value: "employed", label: "Employed, paid or unpaid" },
  { value: "self-employed", label: "Self-employed, freelance or gig work" },
  { value: "entertainer", label: "Entertainer" },
  { value: "sport", label: "Professional sport or coaching" },
];

/** An employer by name, and what kind of work it is: some kinds a visa does not allow. */
export function PlaceForm({ state }: { state: FormState | undefined }) {
  const mine = state?.values.intent === "add-place" ? state : undefined;
  return (
    <Form method="post" className="fields hours__form" noValidate preventScrollReset>
      <ErrorSummary errors={mine?.errors} />
      <Field
        label="Employer"
        hint="Only you see it."
        name="placeName"
        defaultValue={mine?.values.placeName ?? ""}
        error={errorIn(mine, "placeName")}
        autoComplete="off"
      />
      <SelectField
        label="Kind of work"
        name="kind"
        options={kinds}
        defaultValue={mine?.values.kind ?? "employed"}
        error={errorIn(mine, "kind")}
      />
      <div className="btns">
        <Button variant="second" name="intent" value="add-place">
          Add the employer
        </Button>
      </div>
    </Form>
  );
}
