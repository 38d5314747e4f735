import { Form } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";

/**
 * One button between the mail and the session: programs that open every link
 * in a mail to look for harm must not use it up.
 */
export function UseLinkForm({ token, state }: { token: string; state: FormState | undefined }) {
  return (
    <Form method="post" className="way">
      <ErrorSummary title="That did not work" errors={state?.errors} />
      <input type="hidden" name="intent" value="use-link" />
      <input type="hidden" name="token" value={token} />
      <p>You asked for a link to sign in. Press the button to sign in.</p>
      <div className="btns">
        <Button>Sign in</Button>
      </div>
    </Form>
  );
}
