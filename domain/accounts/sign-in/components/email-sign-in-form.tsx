import { Mail } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { Form } from "react-router";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PasskeyButton, passkeyScript } from "../../passkeys/components/passkey-button.tsx";

type EmailSignInFormProps = {
  state: FormState | undefined;
  /** Where a forgotten password is asked for. */
  forgotHref: string;
  /** The one way in on its page, and so the button to press. */
  isOnly?: boolean;
  /** False on a host that passkeys of ours do not reach, such as a university's own. */
  hasPasskeys: boolean;
};

/** Email and password, or an emailed link from the same email. */
export function EmailSignInForm(props: EmailSignInFormProps) {
  const { state, forgotHref, isOnly = false, hasPasskeys } = props;
  const password = useRef<HTMLInputElement>(null);
  const answered = useRef(state);
  useEffect(() => {
    // What was typed stays, except the password that did not work. A document comes without one, and
    // what is in it then was typed since.
    if (state !== answered.current && password.current) password.current.value = "";
    answered.current = state;
  }, [state]);

  const passkey = useRef<HTMLButtonElement>(null);
  const offer = hasPasskeys
    ? () => void passkeyScript().then((script) => script.offerPasskeys(passkey.current))
    : undefined;

  const summary = useMemo(() => state && shortened(state.errors), [state]);

  return (
    <Form method="post" className="way" noValidate onPointerOver={offer} onFocus={offer}>
      <ErrorSummary title="That did not work" errors={summary} />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete={hasPasskeys ? "username webauthn" : "username"}
        defaultValue={valueIn(state, "email")}
        error={errorIn(state, "email")}
        required
      />
      <PasswordField
        ref={password}
        label="Password"
        name="password"
        autoComplete="current-password"
        aside={<Link to={forgotHref}>Forgot it?</Link>}
        error={errorIn(state, "password")}
      />
      <Checkbox
        name="remember"
        label="Keep me signed in on this device for 30 days"
        defaultChecked={valueIn(state, "remember") !== ""}
      />
      <div className="btns">
        <Button variant={isOnly ? "mark" : "second"} name="intent" value="sign-in">
          Sign in
        </Button>
        <Button variant="quiet" icon={Mail} name="intent" value="email-link">
          Email me a link
        </Button>
        {hasPasskeys ? <PasskeyButton ref={passkey} /> : null}
      </div>
    </Form>
  );
}

/** The field says all of it; the summary above only what went wrong. */
function shortened(errors: FormState["errors"]): FormState["errors"] {
  const first = (text: string) => text.replace(/(?<=\.)\s.*$/s, "");
  return Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [name, texts.map(first)]),
  );
}
