import { Form, href } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { passwordRefusals } from "#domain/accounts/refusals.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { LinkInvalid } from "#domain/accounts/sign-in/components/link-invalid.tsx";
import { NewPasswordField } from "#domain/accounts/sign-in/components/new-password-field.tsx";
import { resetPasswordSchema } from "#domain/accounts/sign-in/password.schema.ts";
import { isResetLinkGood, resetPassword } from "#domain/accounts/sign-in/reset-password.server.ts";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export async function loader({ params }: Route.LoaderArgs) {
  return { isGood: await isResetLinkGood(params.token, new Date()) };
}

export async function action({ request, params }: Route.ActionArgs) {
  const form = await readForm(request, resetPasswordSchema);
  if (!form.ok) return badForm(form);

  const result = await resetPassword(params.token, form.value.password, new Date());
  if (result.ok)
    return redirectWithFlash(href("/login"), "Your new password is set. Sign in with it.");

  const field = result.error === "weak-password" ? "password" : "form";
  return refusedForm(form.values, passwordRefusals[result.error], field, 400);
}

export function meta() {
  return [{ title: "Choose a new password - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isGood && !actionData) {
    return (
      <LinkInvalid>
        <Link to={href("/forgot-password/:university_id", { university_id: "0" })}>
          Ask for a new link
        </Link>
      </LinkInvalid>
    );
  }
  return (
    <AuthPage title="Choose a new password" lead="You will be signed out on every other device.">
      <Solo>
        <ResetForm state={actionData} />
      </Solo>
    </AuthPage>
  );
}

function ResetForm({ state }: { state: FormState | undefined }) {
  return (
    <Form method="post" className="way" noValidate>
      <ErrorSummary title="That did not work" errors={state?.errors} />
      <NewPasswordField label="New password" error={errorIn(state, "password")} />
      <div className="btns">
        <Button>Set this password</Button>
      </div>
    </Form>
  );
}
