import { BellOff, MailCheck } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Note } from "../../components/note.tsx";
import "./alerts.css";

type StopMailsProps = {
  email: string;
  /** The link came from one of our mails to this address. */
  isSigned: boolean;
  isBroken: boolean;
  done: "stopped" | "asked" | null;
};

/** One button between a reader and no more job mails. Says nothing about whether any come. */
export function StopMails({ email, isSigned, isBroken, done }: StopMailsProps) {
  return (
    <main id="main" className="wrap alertpage">
      <PageHead title={done === "stopped" ? "No more job emails" : "Stop job emails"} />
      <div className="alertpage__b">
        {done === null ? (
          <AskToStop email={email} isSigned={isSigned} isBroken={isBroken} />
        ) : (
          <Answer email={email} done={done} />
        )}
      </div>
    </main>
  );
}

function AskToStop({ email, isSigned, isBroken }: Omit<StopMailsProps, "done">) {
  if (isBroken) {
    const path = `/unsubscribe-job-newsletter/${encodeURIComponent(email)}`;
    return (
      <Note tone="caution" title="This link is incomplete">
        Part of it is missing. Open it from the email again, or{" "}
        <Link to={path}>ask for a new link</Link>.
      </Note>
    );
  }
  return (
    <Form method="post" className="alertpage__f">
      <p>
        {isSigned
          ? "Press the button to stop all emails about jobs to this address: alerts and news of saved jobs."
          : "If this address gets emails about jobs, we send a link to it that stops them in one step. This means nobody else can stop yours."}
      </p>
      <p className="alertpage__e">{email}</p>
      <Button icon={BellOff}>{isSigned ? "Stop all job emails" : "Send the link"}</Button>
    </Form>
  );
}

function Answer({ email, done }: { email: string; done: "stopped" | "asked" }) {
  return (
    <div className="alertpage__f" role="status">
      <p className="alertpage__ok">
        <Icon icon={MailCheck} />
        {done === "stopped"
          ? "Done. We will send no more emails about jobs to this address."
          : "If this address gets emails about jobs, we have sent it a link."}
      </p>
      <p className="alertpage__e">{email}</p>
      <p className="small muted">
        {done === "stopped"
          ? "You still get emails about your account, such as a new password. You get job alerts again only if you make a new one."
          : "Nothing after five minutes? Look in the spam folder."}
      </p>
      <p>
        <Link to="/jobs">Go to the jobs board</Link>
      </p>
    </div>
  );
}
