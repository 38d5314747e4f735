import { Form } from "react-router";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Moment } from "../../people/components/moment.tsx";

type ErasurePartProps = { eraseAfter: Date | null; timeZone: string; state: FormState | undefined };

/** Asking to be deleted, or changing one's mind while there is time. */
export function ErasurePart({ eraseAfter, timeZone, state }: ErasurePartProps) {
  return (
    <FormPart
      title="Delete my account"
      lead="You have 30 days to change your mind. Then it cannot be undone."
    >
      {eraseAfter ? (
        <Notice
          tone="caution"
          title={
            <>
              Your account is deleted on <Moment at={eraseAfter} timeZone={timeZone} />
            </>
          }
          actions={
            <Form method="post">
              <Button variant="second" name="intent" value="cancel">
                Keep my account
              </Button>
            </Form>
          }
        >
          Until then you can sign in as before.
        </Notice>
      ) : (
        <Form method="post" className="acct__form" noValidate>
          <ErrorSummary title="That did not work" errors={state?.errors} />
          <p>
            After 30 days your account and everything in it are deleted. Download your data first if
            you want it.
          </p>
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            error={errorIn(state, "password")}
            required
          />
          <div className="btns">
            <Button variant="danger" name="intent" value="erase">
              Delete my account
            </Button>
          </div>
        </Form>
      )}
    </FormPart>
  );
}
