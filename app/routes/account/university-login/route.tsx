import { href } from "react-router";
import { samePage, universityNamed } from "#app/compose/account/account-request.server.ts";
import { answerHeaders } from "#app/compose/account/answer-headers.ts";
import { answerSignIn } from "#app/compose/account/sign-in.server.ts";
import { findSaveRequest } from "#app/compose/jobs/save-after-sign-in.server.ts";
import { safePath } from "#app/safe-path.ts";
import { relyingPartyAt } from "#domain/accounts/passkeys/relying-party.server.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { CheckYourMail } from "#domain/accounts/sign-in/components/check-your-mail.tsx";
import { EmailSignInForm } from "#domain/accounts/sign-in/components/email-sign-in-form.tsx";
import { UniversitySignInLinks } from "#domain/accounts/sign-in/components/university-sign-in-links.tsx";
import { SignOnButton } from "#domain/accounts/single-sign-on/entry/components/sign-on-button.tsx";
import { findSignOnOption } from "#domain/accounts/single-sign-on/provider/providers.queries.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export async function loader({ request, params }: Route.LoaderArgs) {
  return {
    university: await universityNamed(params.university_id),
    signOn: await findSignOnOption(rowNumber(params.university_id)),
    next: safePath(new URL(request.url).searchParams.get("next")),
    isSent: new URL(request.url).searchParams.has("sent"),
    hasPasskeys: relyingPartyAt(new URL(request.url).origin) !== null,
    isToSave: (await findSaveRequest(request, new Date())) !== null,
    againHref: samePage(request, { sent: null }),
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerSignIn({ request, context });
}

export const headers = answerHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Sign in, ${loaderData?.university.name} - Waymark` }];
}

export default function UniversityLoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { university, signOn, next, isSent, isToSave, againHref, hasPasskeys } = loaderData;
  const id = { university_id: String(university.id) };

  return (
    <AuthPage
      title={`Sign in, ${university.shortName}`}
      lead={
        isToSave
          ? "Sign in to save this job. You come back to where you were, with the job saved."
          : `For students and staff of ${university.name}.`
      }
    >
      <Solo beside={<UniversitySignInLinks university={university} />}>
        {signOn ? <SignOnButton signOn={signOn} next={next} /> : null}
        {isSent ? (
          <CheckYourMail again={<Link to={againHref}>Send it again</Link>}>
            If the address you gave has an account, a link is on its way. It works once, for 30
            minutes.
          </CheckYourMail>
        ) : (
          <EmailSignInForm
            state={actionData}
            forgotHref={href("/forgot-password/:university_id", id)}
            isOnly={signOn === null}
            hasPasskeys={hasPasskeys}
          />
        )}
        <p className="small">
          Not {university.shortName}? <Link to={href("/login")}>Choose another university</Link>
        </p>
      </Solo>
    </AuthPage>
  );
}
