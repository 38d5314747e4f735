import { Clock } from "lucide-react";
import type { ReactNode } from "react";
import { href } from "react-router";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { MergeLine } from "../../registration/components/merge-line.tsx";
import { SET_UP_TIME } from "../../registration/set-up-time.ts";
import { AuthPage, Solo } from "./auth-page.tsx";
import { type ChoosableUniversity, UniversityChooser } from "./university-chooser.tsx";

type TwoWaysInProps = {
  universities: readonly ChoosableUniversity[];
  next: string | null;
  chooserError: string | undefined;
  notice: ReactNode;
  /** The email form. */
  children: ReactNode;
};

/** The main site's login screen: by university, or by email and password. */
export function TwoWaysIn({ universities, next, chooserError, notice, children }: TwoWaysInProps) {
  // No list, no chooser: everybody can still sign in by email.
  if (universities.length === 0) {
    return (
      <AuthPage title="Sign in">
        {notice}
        <Solo>{children}</Solo>
        <NewHere />
      </AuthPage>
    );
  }

  return (
    <AuthPage
      title="Sign in"
      lead="Two ways to sign in, one account. Saved jobs, CVs and dates are the same whichever you use."
    >
      {notice}
      <div className="ways">
        <section className="way sheet">
          <div className="way__h">
            <h2>With your university</h2>
            <p className="small muted">
              Its own page, with its own ways to join and to ask for help.
            </p>
          </div>
          <UniversityChooser universities={universities} next={next} error={chooserError} />
          <p className="small">
            Not listed? <a href="#email">Use your own email instead</a>
          </p>
        </section>
        <p className="ways__or" aria-hidden="true">
          <span>or</span>
        </p>
        <section className="way sheet">
          <div className="way__h">
            <h2>With email</h2>
            <p className="small muted">
              For everyone who has a password here: students, alumni, staff, employers.
            </p>
          </div>
          {children}
        </section>
      </div>
      <NewHere />
    </AuthPage>
  );
}

function NewHere() {
  return (
    <MergeLine>
      New here? <Link to={href("/register")}>Create an account</Link>, {SET_UP_TIME}
    </MergeLine>
  );
}

/** For a guest who pressed Save on a job. */
export function SaveNotice() {
  return (
    <Notice title="Sign in to save this job">
      You come back to where you were, with the job saved.
    </Notice>
  );
}

/** For somebody whose session ended while they were away. */
export function SignInNotice() {
  return (
    <Notice icon={Clock} title="You were signed out while away">
      Sign in and you go back to where you were.
    </Notice>
  );
}
