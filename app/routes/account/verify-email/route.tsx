import { Form, href } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { verifyEmail } from "#domain/accounts/people/email-address.server.ts";
import { emailRefusals } from "#domain/accounts/refusals.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
  return { isSignedIn: context.get(visitorContext).kind === "member" };
}

/** A button and not the link itself confirms: programs that look into mails open every link. */
export async function action({ params, context }: Route.ActionArgs) {
  const result = await verifyEmail(params.token, new Date());
  if (!result.ok) return refusedForm({}, emailRefusals[result.error], "form", 400);

  const isSignedIn = context.get(visitorContext).kind === "member";
  return redirectWithFlash(
    isSignedIn ? "/login-success" : "/login",
    "Your email address is confirmed.",
  );
}

export function meta() {
  return [{ title: "Confirm your email - Waymark" }, { name: "robots", content: "noindex" }];
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthPage
      title="Confirm your email"
      lead="Press the button to confirm that this address is yours."
    >
      <Solo>
        <Form method="post" className="way">
          <ErrorSummary title="That did not work" errors={actionData?.errors} />
          <div className="btns">
            <Button>Confirm this address</Button>
          </div>
        </Form>
        <p className="small">
          {loaderData.isSignedIn ? (
            <Link to={href("/account/security")}>Back to your account</Link>
          ) : (
            <Link to={href("/login")}>Sign in instead</Link>
          )}
        </p>
      </Solo>
    </AuthPage>
  );
}
