import { href } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Details } from "#ui/details.tsx";
import { Link } from "#ui/link.tsx";
import { AuthPage, Solo } from "./auth-page.tsx";
import { CheckYourMail } from "./check-your-mail.tsx";
import { EmailSignInForm } from "./email-sign-in-form.tsx";
import { type ChoosableUniversity, UniversityChooser } from "./university-chooser.tsx";

type JumpstartSignInProps = {
  university: { id: number; name: string; shortName: string } | null;
  /** To choose from while no university is known. */
  universities: readonly ChoosableUniversity[];
  state: FormState | undefined;
  isSent: boolean;
  againHref: string;
  hasPasskeys: boolean;
};

/** The way into Jumpstart, for students who have not left home yet. */
export function JumpstartSignIn({
  university,
  universities,
  state,
  isSent,
  againHref,
  hasPasskeys,
}: JumpstartSignInProps) {
  const forgot = href("/forgot-password/:university_id", {
    university_id: String(university?.id ?? 0),
  });

  return (
    <AuthPage
      title="Sign in to Jumpstart"
      lead={`Before you fly: what to prepare, read and practise${university ? ` for ${university.shortName}` : ""}.`}
    >
      <Solo beside={<JumpstartSignInLinks university={university} universities={universities} />}>
        {isSent ? (
          <CheckYourMail again={<Link to={againHref}>Send it again</Link>}>
            If the address you gave has an account, a link is on its way. It works once, for 30
            minutes.
          </CheckYourMail>
        ) : (
          <EmailSignInForm state={state} forgotHref={forgot} hasPasskeys={hasPasskeys} isOnly />
        )}
      </Solo>
    </AuthPage>
  );
}

function JumpstartSignInLinks({
  university,
  universities,
}: Pick<JumpstartSignInProps, "university" | "universities">) {
  return (
    <div className="doors">
      {university ? (
        <p>
          New to Jumpstart?{" "}
          <Link
            to={href("/jumpstart-register/:university_id", {
              university_id: String(university.id),
            })}
          >
            Join with {university.shortName}
          </Link>
        </p>
      ) : (
        <Details summary="New to Jumpstart? Choose your university">
          <UniversityChooser universities={universities} />
        </Details>
      )}
      <p>
        Arrived already? <Link to={href("/login")}>Sign in to Waymark</Link>
      </p>
    </div>
  );
}
