import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { errorIn, type FormState, valueIn } from "./form-state.ts";

type RegisterFormProps = {
  state: FormState | undefined;
  emailHint: string;
  /** A code remembered from a referral link. */
  referralCode?: string | null;
  children?: ReactNode;
};

/** Name and email. The rest is asked once the email has proved itself. */
export function RegisterForm({ state, emailHint, referralCode, children }: RegisterFormProps) {
  return (
    <Form method="post" className="way" noValidate>
      <ErrorSummary title="That did not work" errors={state?.errors} />
      <Field
        label="Full name"
        name="name"
        autoComplete="name"
        defaultValue={valueIn(state, "name")}
        error={errorIn(state, "name")}
        required
      />
      <Field
        label="Email"
        hint={emailHint}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={valueIn(state, "email")}
        error={errorIn(state, "email")}
        required
      />
      {referralCode ? <input type="hidden" name="referralCode" value={referralCode} /> : null}
      {children}
      <div className="btns">
        <Button iconEnd={ArrowRight}>Send me the link</Button>
      </div>
    </Form>
  );
}
