import type { ReactNode } from "react";
import { href, useLocation } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { RequestAccessForm } from "../../access/components/request-access-form.tsx";
import { AuthPage, Solo } from "../../sign-in/components/auth-page.tsx";
import { CheckYourMail } from "../../sign-in/components/check-your-mail.tsx";
import { SET_UP_TIME } from "../set-up-time.ts";
import { RegisterForm } from "./register-form.tsx";
import { NoNeedToRegister, type SignOnOption, UseUniversity } from "./use-university.tsx";

type RegisterPageProps = {
  title: string;
  lead: string;
  emailHint: string;
  university: { id: number; name: string; shortName: string };
  /** Where the university lets its students in through its own page alone. */
  signOn: (SignOnOption & { domains: readonly string[] }) | null;
  /** `signOn`: of the university whose address was sent. */
  state: (FormState & { isNotListed?: boolean; signOn?: SignOnOption }) | undefined;
  isSent: boolean;
  referralCode: string | null;
  /** Other doors, as list items. */
  children: ReactNode;
};

/** Registering for one university: name and email, then a link by mail. */
export function RegisterPage(props: RegisterPageProps) {
  const { title, lead, state, isSent, children } = props;
  const { pathname } = useLocation();

  return (
    <AuthPage title={title} lead={lead}>
      <Solo
        beside={
          <div className="way">
            <RegisterLine isSent={isSent} />
            <ul className="doors doors--ruled">{children}</ul>
          </div>
        }
      >
        {isSent ? (
          <CheckYourMail again={<Link to={pathname}>Send it again</Link>}>
            We have sent an email to the address you gave. It has a link to continue, which works
            for 14 days.
          </CheckYourMail>
        ) : state?.signOn ? (
          <UseUniversity signOn={state.signOn} email={state.values.email ?? ""} />
        ) : state?.isNotListed ? (
          <NotListed {...props} state={state} />
        ) : (
          <>
            {props.signOn ? <NoNeedToRegister signOn={props.signOn} /> : null}
            <RegisterForm
              state={state}
              emailHint={props.emailHint}
              referralCode={props.referralCode}
              signOn={props.signOn}
            />
          </>
        )}
      </Solo>
    </AuthPage>
  );
}

function RegisterLine({ isSent }: { isSent: boolean }) {
  return (
    <RouteLine
      label="How to join"
      stops={[
        { label: "Name and email", state: isSent ? "done" : "here" },
        {
          label: "A link by email",
          note: "So that we know the address is yours",
          state: isSent ? "here" : "ahead",
        },
        {
          label: "Four short steps",
          note: `Takes ${SET_UP_TIME}, saved as you go`,
          state: "ahead",
        },
      ]}
    />
  );
}

function NotListed({ university, state }: RegisterPageProps & { state: FormState }) {
  const { pathname } = useLocation();

  return (
    <>
      <Notice
        tone="caution"
        isLive
        title={`${university.shortName} does not have that address on its list yet`}
        actions={<Link to={pathname}>Try another address</Link>}
      >
        Ask for access below. The university checks each request and answers by email.
      </Notice>
      <RequestAccessForm
        action={href("/request-access/:university_id", { university_id: String(university.id) })}
        shortName={university.shortName}
        state={{ errors: {}, values: state.values }}
      />
    </>
  );
}
