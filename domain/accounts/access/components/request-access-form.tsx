import { Form } from "react-router";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { NameAndEmail } from "../../registration/components/name-and-email.tsx";

type RequestAccessFormProps = { action: string; shortName: string; state: FormState | undefined };

/** A few words to the university about who is asking. */
export function RequestAccessForm({ action, shortName, state }: RequestAccessFormProps) {
  return (
    <Form method="post" action={action} className="way" noValidate>
      <ErrorSummary title="That did not work" errors={state?.errors} />
      <NameAndEmail state={state} emailHint="The answer goes to this address." />
      <TextareaField
        label="Who you are"
        hint={`Your course and year, or how ${shortName} can recognise you.`}
        name="reason"
        maxLength={1000}
        defaultValue={valueIn(state, "reason")}
        error={errorIn(state, "reason")}
        required
      />
      <div className="btns">
        <Button>Ask for access</Button>
      </div>
    </Form>
  );
}
