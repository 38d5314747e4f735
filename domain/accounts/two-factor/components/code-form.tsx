import { Form } from "react-router";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";

/** The second step of signing in: a code from the app, or a recovery code. */
export function CodeForm({ state }: { state: FormState | undefined }) {
  return (
    <>
      <ErrorSummary title="That did not work" errors={state?.errors} />
      <Form method="post" className="way" noValidate>
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="kind" value="totp" />
        <Field
          label="Code from your app"
          hint="Six digits. A new one appears every 30 seconds."
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errorIn(state, "code")}
          required
        />
        <Checkbox name="trustDevice" label="Do not ask for a code on this device for 30 days" />
        <div className="btns">
          <Button>Sign in</Button>
        </div>
      </Form>
      <RecoveryCode error={errorIn(state, "recovery-code")} />
    </>
  );
}

function RecoveryCode({ error }: { error: string | undefined }) {
  return (
    <Details summary="I do not have my phone" isOpen={Boolean(error)}>
      <Form method="post" className="way" noValidate>
        <input type="hidden" name="intent" value="code" />
        <input type="hidden" name="kind" value="recovery" />
        <Field
          id="recovery-code"
          label="Recovery code"
          hint="One of the codes you saved when you set this up. Each works once."
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          required
        />
        <div className="btns">
          <Button variant="second">Use this code</Button>
        </div>
      </Form>
    </Details>
  );
}
