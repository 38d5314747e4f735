import { Form } from "react-router";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

/** Somebody who hires asks for an account. */
export function EmployerAccessForm({ state }: { state: FormState | undefined }) {
  const field = (name: string) => ({
    name,
    defaultValue: valueIn(state, name),
    error: errorIn(state, name),
  });

  return (
    <Form method="post" action="#ask" className="hire__form" noValidate>
      <ErrorSummary errors={state?.errors} />
      <Field {...field("name")} label="Full name" autoComplete="name" required />
      <Field
        {...field("email")}
        label="Work email"
        hint="An address at your company’s own domain is quickest to check."
        type="email"
        autoComplete="email"
        required
      />
      <Field {...field("employerName")} label="Company" autoComplete="organization" required />
      <TextareaField
        {...field("reason")}
        label="What you hire for (optional)"
        rows={3}
        maxLength={1000}
      />
      <Button>Ask for an account</Button>
    </Form>
  );
}
