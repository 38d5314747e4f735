import { Form } from "react-router";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";

type EmailPartProps = { email: string; isVerified: boolean; state: FormState | undefined };

/** The address somebody signs in with: confirmed or not, and how to change it. */
export function EmailPart({ email, isVerified, state }: EmailPartProps) {
  return (
    <FormPart title="Email" lead="You sign in with it, and we email you there.">
      <div className="acct__form">
        <p>
          <b>{email}</b>
          {isVerified ? ", confirmed" : null}
        </p>
        {isVerified ? null : <VerifyAgain />}
        <Details summary="Use another address" isOpen={Boolean(state)}>
          <Form method="post" className="way" noValidate>
            <ErrorSummary title="That did not work" errors={state?.errors} />
            <Field
              label="New email"
              hint="Your address changes when you open the link we send to it."
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={valueIn(state, "email")}
              error={errorIn(state, "email")}
              required
            />
            <PasswordField
              id="email-password"
              label="Your password"
              name="password"
              autoComplete="current-password"
              error={errorIn(state, "email-password")}
              required
            />
            <div className="btns">
              <Button variant="second" name="intent" value="change-email">
                Send the link
              </Button>
            </div>
          </Form>
        </Details>
      </div>
    </FormPart>
  );
}

function VerifyAgain() {
  return (
    <Notice
      tone="caution"
      title="Not confirmed yet"
      actions={
        <Form method="post">
          <Button variant="quiet" size="s" name="intent" value="verify-email">
            Send the link again
          </Button>
        </Form>
      }
    >
      Open the link in the email we sent, so that we know the address is yours.
    </Notice>
  );
}
