import { BellRing, MailCheck } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Note } from "../../components/note.tsx";
import "./alerts.css";

type ConfirmAlertProps = {
  alert: { name: string; frequency: string; clock: string; isConfirmed: boolean } | null;
  answer: { refusal: string | null } | undefined;
};

/** The second half of asking for an alert: the address says yes by a button, not by a visit. */
export function ConfirmAlert({ alert, answer }: ConfirmAlertProps) {
  return (
    <main id="main" className="wrap alertpage">
      <PageHead title="Confirm your job alert" />
      <div className="alertpage__b">
        {alert ? <Ask alert={alert} answer={answer} /> : <Spent />}
      </div>
    </main>
  );
}

function Ask({
  alert,
  answer,
}: ConfirmAlertProps & { alert: NonNullable<ConfirmAlertProps["alert"]> }) {
  if (answer?.refusal) {
    return (
      <Note tone="caution" title="The alert was not made">
        {answer.refusal}
      </Note>
    );
  }
  if (answer || alert.isConfirmed) {
    return (
      <div className="alertpage__f" role="status">
        <p className="alertpage__ok">
          <Icon icon={MailCheck} />
          Confirmed. New jobs for “{alert.name}” come by email at eight in the morning,{" "}
          {alert.clock} time.
        </p>
        <p className="small muted">
          We send no email on days without new jobs, and each job only once. Every email has a link
          to stop them.
        </p>
        <p>
          <Link to="/jobs">Go to the jobs board</Link>
        </p>
      </div>
    );
  }
  const often = alert.frequency === "weekly" ? "Once a week" : "Once a day at most";
  return (
    <Form method="post" className="alertpage__f">
      <p className="alertpage__q">{alert.name}</p>
      <p>
        {often}, only when there is something new, at eight in the morning, {alert.clock} time.
      </p>
      <Button icon={BellRing}>Confirm the alert</Button>
    </Form>
  );
}

function Spent() {
  return (
    <Note tone="caution" title="This link has expired">
      It works for seven days, and until the alert is stopped. Search on{" "}
      <Link to="/jobs">the jobs board</Link> and make the alert again.
    </Note>
  );
}
