import { Form } from "react-router";
import { TrapFields } from "#domain/forms/components/trap-fields.tsx";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { topicsOf } from "../topics.ts";

type PartnerFormProps = { opened: string; state: FormState | undefined };

/** A letter to us from somebody who wants to do something together. */
export function PartnerForm({ opened, state }: PartnerFormProps) {
  const field = (name: string) => ({
    name,
    defaultValue: valueIn(state, name),
    error: errorIn(state, name),
  });

  return (
    <Form method="post" action="#write" className="hire__form" noValidate>
      <ErrorSummary errors={state?.errors} />
      <TrapFields opened={opened} state={state} />
      <RadioGroup
        {...field("topic")}
        legend="You are"
        options={topicsOf("partner").map(({ value, label }) => ({ value, label }))}
      />
      <Field {...field("organisation")} label="Organisation" autoComplete="organization" required />
      <Field {...field("name")} label="Full name" autoComplete="name" required />
      <Field {...field("email")} label="Work email" type="email" autoComplete="email" required />
      <TextareaField
        {...field("body")}
        label="What you have in mind"
        hint="How many people, where, by when. Two sentences are enough."
        rows={5}
        maxLength={3000}
        required
      />
      <Button>Send the message</Button>
    </Form>
  );
}
