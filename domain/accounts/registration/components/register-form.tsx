import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { NameAndEmail } from "./name-and-email.tsx";

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
      <NameAndEmail state={state} emailHint={emailHint} />
      {referralCode ? <input type="hidden" name="referralCode" value={referralCode} /> : null}
      {children}
      <div className="btns">
        <Button iconEnd={ArrowRight}>Send me the link</Button>
      </div>
    </Form>
  );
}
