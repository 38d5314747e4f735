import { ArrowRight } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { isOnDomain } from "../on-domain.ts";
import { NameAndEmail } from "./name-and-email.tsx";
import { NoNeedWithThisAddress, type SignOnOption } from "./use-university.tsx";

type RegisterFormProps = {
  state: FormState | undefined;
  emailHint: string;
  /** A code remembered from a referral link. */
  referralCode?: string | null;
  /** A university whose addresses need no registration. */
  signOn?: (SignOnOption & { domains: readonly string[] }) | null;
  children?: ReactNode;
};

/** Name and email. The rest is asked once the email has proved itself. */
export function RegisterForm(props: RegisterFormProps) {
  const { state, emailHint, referralCode, signOn, children } = props;
  const [isTheirs, setTheirs] = useState(false);
  const look = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    if (signOn && name === "email") setTheirs(isOnDomain(value, signOn.domains));
  };

  return (
    <Form method="post" className="way" noValidate onChange={look}>
      <ErrorSummary title="That did not work" errors={state?.errors} />
      <NameAndEmail state={state} emailHint={emailHint} />
      {signOn && isTheirs ? <NoNeedWithThisAddress signOn={signOn} /> : null}
      {referralCode ? <input type="hidden" name="referralCode" value={referralCode} /> : null}
      {children}
      <div className="btns">
        <Button iconEnd={ArrowRight}>Send me the link</Button>
      </div>
    </Form>
  );
}
