import { Form } from "react-router";
import { TrapFields } from "#domain/forms/components/trap-fields.tsx";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import "./ambassadors.css";

type ApplyFormProps = {
  opened: string;
  state: FormState | undefined;
  /** What is known of a signed-in visitor. */
  known: Readonly<Record<string, string>>;
  maxWhy: number;
};

/** Works without an account and without script. */
export function AmbassadorApplyForm({ opened, state, known, maxWhy }: ApplyFormProps) {
  const field = (name: string) => ({
    name,
    defaultValue: valueIn(state, name, known[name]),
    error: errorIn(state, name),
  });
  return (
    <Form method="post" className="ambform" noValidate>
      <TrapFields opened={opened} state={state} />
      <ErrorSummary errors={state?.errors} />
      <Field {...field("name")} label="Full name" autoComplete="name" required />
      <Field
        {...field("email")}
        label="Email"
        type="email"
        autoComplete="email"
        hint="If you have a Waymark account, use its address."
        required
      />
      <Field
        {...field("university")}
        label="University"
        autoComplete="organization"
        hint="And campus, if there are several."
        required
      />
      <Field
        {...field("course")}
        label="Course and year"
        hint="For example: MSc Data Science, first year"
        required
      />
      <Field {...field("languages")} label="Languages you speak" required />
      <TextareaField
        {...field("why")}
        label="Why you want to be an ambassador"
        hint="Which question do people on your course ask most? What would you show them? What is missing on this site?"
        rows={8}
        maxLength={maxWhy}
        required
      />
      <Button>Send application</Button>
      <p className="small muted">
        Only our Student desk reads this. We delete it 180 days after we have decided.
      </p>
    </Form>
  );
}
