import { Form } from "react-router";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { AuthPage, Solo } from "./auth-page.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

type ChangePasswordPageProps = { state: FormState | undefined; profileHref: string };

export function ChangePasswordPage({ state, profileHref }: ChangePasswordPageProps) {
  return (
    <AuthPage title="Change your password" lead="You will be signed out on every other device.">
      <Solo>
        <Form method="post" className="way" noValidate>
          <ErrorSummary title="That did not work" errors={state?.errors} />
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            error={errorIn(state, "currentPassword")}
            required
          />
          <NewPasswordField label="New password" error={errorIn(state, "password")} />
          <div className="btns">
            <Button>Change my password</Button>
          </div>
        </Form>
        <p className="small">
          <Link to={profileHref}>Back to your profile</Link>
        </p>
      </Solo>
    </AuthPage>
  );
}
