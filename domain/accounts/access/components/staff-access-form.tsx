import { Form } from "react-router";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { NameAndEmail } from "../../registration/components/name-and-email.tsx";
import type { ChoosableUniversity } from "../../sign-in/components/university-chooser.tsx";

type StaffAccessFormProps = {
  universities: readonly ChoosableUniversity[];
  state: FormState | undefined;
};

export function StaffAccessForm({ universities, state }: StaffAccessFormProps) {
  const field = (name: string) => ({
    name,
    defaultValue: valueIn(state, name),
    error: errorIn(state, name),
  });

  return (
    <Form method="post" className="way" noValidate>
      <ErrorSummary title="That did not work" errors={state?.errors} />
      <NameAndEmail
        state={state}
        emailLabel="Work email"
        emailHint="The university's own domain is quickest to check."
      />
      <SelectField
        {...field("universityId")}
        label="University"
        placeholder="Not in this list"
        options={universities.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Field
        {...field("universityName")}
        label="Its name, if it is not in the list"
        autoComplete="organization"
      />
      <Field
        {...field("jobTitle")}
        label="Job title (optional)"
        autoComplete="organization-title"
      />
      <TextareaField
        {...field("reason")}
        label="Anything we should know (optional)"
        maxLength={1000}
      />
      <div className="btns">
        <Button>Ask for a staff account</Button>
      </div>
    </Form>
  );
}
