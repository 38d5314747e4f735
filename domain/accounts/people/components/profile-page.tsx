import { Form, href } from "react-router";
import { FormPart } from "#domain/forms/components/form-part.tsx";
import type { FormState } from "#domain/forms/form-state.ts";
import type { TimeZoneGroup } from "#domain/forms/time-zones.ts";
import type { Role } from "#rules/access/visitor.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Link } from "#ui/link.tsx";
import { AuthPage } from "../../sign-in/components/auth-page.tsx";
import type { findProfile } from "../profiles.server.ts";
import { ContactFields } from "./contact-fields.tsx";
import { EmailPart } from "./email-part.tsx";
import { ProfileFields } from "./profile-fields.tsx";

type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

type ProfilePageProps = {
  profile: Partial<Profile>;
  role: Role;
  email: string;
  isVerified: boolean;
  campusName: string | null;
  hasCampuses: boolean;
  timeZones: readonly TimeZoneGroup[];
  phoneCountry: string;
  nextTimeZone: string | null;
  state: FormState | undefined;
  passwordHref: string;
};

/** Who somebody is, how to reach them, and the doors to password, security and data. */
export function ProfilePage({ profile, role, state, timeZones, ...rest }: ProfilePageProps) {
  const values = { ...textOf(profile), ...state?.values };
  const isEmailForm = state?.values.intent === "change-email";

  return (
    <AuthPage
      title="Your profile"
      lead="We ask only for what helps you. Only your name is required."
    >
      <div className="acct">
        <Form method="post" className="acct" noValidate>
          {isEmailForm ? null : <ErrorSummary errors={state?.errors} />}
          <FormPart title="You">
            <ProfileFields values={values} role={role} state={state} />
          </FormPart>
          <FormPart title="Phone and time zone">
            <div className="acct__form">
              <ContactFields
                values={values}
                timeZones={timeZones}
                phoneCountry={rest.phoneCountry}
                nextTimeZone={rest.nextTimeZone}
                state={state}
              />
              <div className="btns">
                <Button>Save my profile</Button>
              </div>
            </div>
          </FormPart>
        </Form>
        <EmailPart
          email={rest.email}
          isVerified={rest.isVerified}
          state={isEmailForm ? state : undefined}
        />
        <FormPart title="Also yours">
          <ul className="doors">
            {rest.hasCampuses ? (
              <li>
                Campus: {rest.campusName ?? "not chosen"}.{" "}
                <Link to={href("/student-login")}>Change it</Link>
              </li>
            ) : null}
            <li>
              <Link to={rest.passwordHref}>Change your password</Link>
            </li>
            <li>
              <Link to={href("/account/security")}>Sign-in and security</Link>
            </li>
            <li>
              <Link to={href("/account/my-data")}>Download or delete your data</Link>
            </li>
          </ul>
        </FormPart>
      </div>
    </AuthPage>
  );
}

function textOf(profile: Partial<Profile>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(profile).map(([name, value]) => [name, value === null ? "" : String(value)]),
  );
}
