import { href, redirect, useLocation } from "react-router";
import { samePage, universityNamed } from "#app/compose/account/account-request.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { RequestAccessForm } from "#domain/accounts/access/components/request-access-form.tsx";
import { RequestSent } from "#domain/accounts/access/components/request-sent.tsx";
import { requestAccess } from "#domain/accounts/access/request-access.server.ts";
import { requestAccessRefusals } from "#domain/accounts/refusals.ts";
import { requestAccessSchema } from "#domain/accounts/registration/register.schema.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export async function loader({ request, params }: Route.LoaderArgs) {
  return {
    university: await universityNamed(params.university_id),
    isSent: new URL(request.url).searchParams.has("sent"),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const university = await universityNamed(params.university_id);
  const form = await readForm(request, requestAccessSchema);
  if (!form.ok) return badForm(form);

  const result = await requestAccess({ ...form.value, universityId: university.id }, new Date());
  if (result.ok) return redirect(samePage(request, { sent: "1" }));

  const status = result.error === "slow-down" ? 429 : 409;
  return refusedForm(form.values, requestAccessRefusals[result.error], "form", status);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Ask for access, ${loaderData?.university.name} - Waymark` }];
}

export default function RequestAccess({ loaderData, actionData }: Route.ComponentProps) {
  const { university, isSent } = loaderData;
  const { pathname } = useLocation();
  const id = { university_id: String(university.id) };

  return (
    <AuthPage
      title="Ask for access"
      lead={`For people at ${university.name} whose email address is not on its list.`}
    >
      <Solo
        beside={
          <ul className="doors">
            <li>
              Have a {university.shortName} address?{" "}
              <Link to={href("/register/:university_id", id)}>Create an account</Link> without
              waiting
            </li>
            <li>
              Have an account?{" "}
              <Link to={href("/login/user-email-password/:university_id", id)}>Sign in</Link>
            </li>
          </ul>
        }
      >
        {isSent ? (
          <RequestSent>
            {university.name} has your request. We will email you the answer. If it is yes, the
            email has a link to continue.
          </RequestSent>
        ) : (
          <RequestAccessForm
            action={pathname}
            shortName={university.shortName}
            state={actionData}
          />
        )}
      </Solo>
    </AuthPage>
  );
}
