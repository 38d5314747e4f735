import { Form, href, redirect, useLocation } from "react-router";
import { samePage, universityNamed } from "#app/compose/account/account-request.server.ts";
import { badForm, readForm } from "#app/forms.server.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { CheckYourMail } from "#domain/accounts/sign-in/components/check-your-mail.tsx";
import { forgotPasswordSchema } from "#domain/accounts/sign-in/password.schema.ts";
import { requestPasswordReset } from "#domain/accounts/sign-in/request-password-reset.server.ts";
import { SignOnButton } from "#domain/accounts/single-sign-on/entry/components/sign-on-button.tsx";
import { findSignOnOption } from "#domain/accounts/single-sign-on/provider/providers.queries.server.ts";
import { errorIn, valueIn } from "#domain/forms/form-state.ts";
import { rowNumber } from "#rules/row-number.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

/** People without a university, such as employers, come here with this in its place. */
const NO_UNIVERSITY = "0";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { university_id } = params;
  return {
    university: university_id === NO_UNIVERSITY ? null : await universityNamed(university_id),
    signOn: await findSignOnOption(rowNumber(university_id)),
    isSent: new URL(request.url).searchParams.has("sent"),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request, forgotPasswordSchema);
  if (!form.ok) return badForm(form);

  await requestPasswordReset(form.value.email);
  return redirect(samePage(request, { sent: "1" }));
}

export function meta() {
  return [{ title: "Choose a new password - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { university, signOn, isSent } = loaderData;
  const { pathname } = useLocation();
  const loginHref = university
    ? href("/login/user-email-password/:university_id", { university_id: String(university.id) })
    : href("/login");

  return (
    <AuthPage
      title="Choose a new password"
      lead="We send a link to your email. It works once, for one hour."
    >
      <Solo>
        {signOn ? <SignOnButton signOn={signOn} next={null} /> : null}
        {isSent ? (
          <CheckYourMail again={<Link to={pathname}>Send it again</Link>}>
            If the address you gave has an account, a link is on its way. It works once, for one
            hour.
          </CheckYourMail>
        ) : (
          <Form method="post" className="way" noValidate>
            <ErrorSummary title="That did not work" errors={actionData?.errors} />
            <Field
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={valueIn(actionData, "email")}
              error={errorIn(actionData, "email")}
              required
            />
            <div className="btns">
              <Button>Send me the link</Button>
            </div>
          </Form>
        )}
        <p className="small">
          Remembered it? <Link to={loginHref}>Sign in</Link>
        </p>
      </Solo>
    </AuthPage>
  );
}
