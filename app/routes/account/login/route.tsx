import { href } from "react-router";
import { accountPageMeta } from "#app/compose/account/account-page-meta.ts";
import { answerHeaders } from "#app/compose/account/answer-headers.ts";
import { answerSignIn } from "#app/compose/account/sign-in.server.ts";
import { MapSheet } from "#app/shell/map-sheet.tsx";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { CheckYourMail } from "#domain/accounts/sign-in/components/check-your-mail.tsx";
import { EmailSignInForm } from "#domain/accounts/sign-in/components/email-sign-in-form.tsx";
import { MicrositeSignIn } from "#domain/accounts/sign-in/components/microsite-sign-in.tsx";
import {
  SaveNotice,
  SignInNotice,
  TwoWaysIn,
} from "#domain/accounts/sign-in/components/two-ways-in.tsx";
import { UseLinkForm } from "#domain/accounts/sign-in/components/use-link-form.tsx";
import { SignOnButton } from "#domain/accounts/single-sign-on/entry/components/sign-on-button.tsx";
import { CodeForm } from "#domain/accounts/two-factor/components/code-form.tsx";
import type { FormState } from "#domain/forms/form-state.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";
import { loadLogin } from "./page.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return loadLogin(args);
}

export function action({ request, context }: Route.ActionArgs) {
  return answerSignIn({ request, context });
}

export const headers = answerHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: "Sign in - Waymark" },
    {
      name: "description",
      content: "Sign in to Waymark through your university, or with your email and password.",
    },
    ...accountPageMeta(loaderData?.canonical),
  ];
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { university, link, isCodeStep, isSent, againHref } = loaderData;
  if (isCodeStep) return <CodeStep state={actionData} />;
  if (link) return <LinkStep token={link} state={actionData} />;
  if (isSent) return <LinkSent againHref={againHref} />;

  const forgotHref = href("/forgot-password/:university_id", {
    university_id: String(university?.id ?? 0),
  });
  const form = (
    <EmailSignInForm
      state={actionData}
      forgotHref={forgotHref}
      isOnly={university !== null && !loaderData.signOn}
      hasPasskeys={loaderData.hasPasskeys}
    />
  );
  const notice = loaderData.isToSave ? (
    <SaveNotice />
  ) : loaderData.hasEnded && !actionData ? (
    <SignInNotice />
  ) : null;

  return university ? (
    <MicrositeSignIn university={university} map={<MapSheet art="uk" hasTrack />}>
      {notice}
      {loaderData.signOn ? (
        <SignOnButton signOn={loaderData.signOn} next={loaderData.next} />
      ) : null}
      {form}
    </MicrositeSignIn>
  ) : (
    <TwoWaysIn
      universities={loaderData.universities}
      next={loaderData.next}
      chooserError={loaderData.isUnchosen ? "Choose your university from the list." : undefined}
      notice={notice}
    >
      {form}
    </TwoWaysIn>
  );
}

function CodeStep({ state }: { state: FormState | undefined }) {
  return (
    <AuthPage title="Enter your code" lead="One more step, because you turned on two-step sign-in.">
      <Solo>
        <CodeForm state={state} />
        <p className="small">
          <Link to={href("/login")}>Start again</Link>
        </p>
      </Solo>
    </AuthPage>
  );
}

function LinkStep({ token, state }: { token: string; state: FormState | undefined }) {
  return (
    <AuthPage title="Sign in with your link">
      <Solo>
        <UseLinkForm token={token} state={state} />
        <p className="small">
          Link expired? <Link to={href("/login")}>Ask for a new one</Link>
        </p>
      </Solo>
    </AuthPage>
  );
}

function LinkSent({ againHref }: { againHref: string }) {
  return (
    <AuthPage title="Sign in">
      <Solo>
        <CheckYourMail again={<Link to={againHref}>Send it again</Link>}>
          If the address you gave has an account, a link is on its way. It works once, for 30
          minutes.
        </CheckYourMail>
      </Solo>
    </AuthPage>
  );
}
