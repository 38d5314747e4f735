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
      <PageHead title={done === "stopped" ? "No more job mails" : "Stop job mails"} />
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
      <Note tone="caution" title="This link is not whole">
        Part of it was lost on the way. Open it from the mail again, or{" "}
        <Link to={path}>have a new link sent</Link>.
      </Note>
    );
  }
  return (
    <Form method="post" className="alertpage__f">
      <p>
        {isSigned
          ? "Press the button, and no mail about jobs goes to this address any more: no alerts, and no news of saved jobs."
          : "If this address gets mail about jobs, we send a link to it that stops the mail in one step. So nobody else can stop yours."}
      </p>
      <p className="alertpage__e">{email}</p>
      <Button icon={BellOff}>{isSigned ? "Stop all job mails" : "Send the link"}</Button>
    </Form>
  );
}

function Answer({ email, done }: { email: string; done: "stopped" | "asked" }) {
  return (
    <div className="alertpage__f" role="status">
      <p className="alertpage__ok">
        <Icon icon={MailCheck} />
        {done === "stopped"
          ? "Done. No mail about jobs goes to this address any more."
          : "If this address gets mail about jobs, a link is on its way to it."}
      </p>
      <p className="alertpage__e">{email}</p>
      <p className="small muted">
        {done === "stopped"
          ? "Mail about your account itself, such as a new password, still comes. A job alert comes again only if you make a new one."
          : "Nothing after five minutes? Look in the spam folder."}
      </p>
      <p>
        <Link to="/jobs">To the jobs board</Link>
      </p>
    </div>
  );
}
