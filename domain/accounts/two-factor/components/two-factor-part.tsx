import { Form } from "react-router";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { type TwoFactorSetUp, TwoFactorSetUpForm } from "./two-factor-set-up.tsx";

type TwoFactorPartProps = {
  isOn: boolean;
  setUp: TwoFactorSetUp | null;
  state: FormState | undefined;
};

/** Switching two-step sign-in on and off, and new recovery codes. Each asks for the password. */
export function TwoFactorPart({ isOn, setUp, state }: TwoFactorPartProps) {
  const lead = isOn
    ? "On. After your password you enter a code from your phone."
    : "Off. When it is on, a stolen password alone cannot open your account.";

  return (
    <FormPart title="Two-step sign-in" lead={lead}>
      <ErrorSummary title="That did not work" errors={state?.errors} />
      {setUp ? <TwoFactorSetUpForm setUp={setUp} error={errorIn(state, "code")} /> : null}
      {setUp ? null : (
        <Form method="post" className="acct__form" noValidate>
          <PasswordField
            label="Your password"
            hint="We ask again, so that nobody else can change this if you leave your screen open."
            name="password"
            autoComplete="current-password"
            error={errorIn(state, "password")}
            required
          />
          <div className="btns">
            {isOn ? (
              <>
                <Button variant="second" name="intent" value="renew">
                  New recovery codes
                </Button>
                <Button variant="danger" name="intent" value="stop">
                  Switch off
                </Button>
              </>
            ) : (
              <Button name="intent" value="start">
                Switch on
              </Button>
            )}
          </div>
        </Form>
      )}
    </FormPart>
  );
}
