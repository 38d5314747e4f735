import { BellOff } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import "./planner.css";

/** One button between a reader and no more reminders. */
export function StopReminders({ isWhole, isStopped }: { isWhole: boolean; isStopped: boolean }) {
  return (
    <main id="main" className="wrap planner">
      <PageHead title={isStopped ? "No more visa reminders" : "Stop visa reminders"} />
      <div className="stack">{isStopped ? <Stopped /> : isWhole ? <Ask /> : <Broken />}</div>
    </main>
  );
}

function Ask() {
  return (
    <Form method="post" className="stack">
      <p>Press the button to stop the reminders you asked for in the planner.</p>
      <div className="btns">
        <Button icon={BellOff}>Stop all visa reminders</Button>
      </div>
    </Form>
  );
}

function Stopped() {
  return (
    <div role="status" className="stack">
      <p>Done. You have no reminders left. You still get emails about your account.</p>
      <p>
        <Link to="/graduate-visa-planner">Go to the planner</Link>
      </p>
    </div>
  );
}

function Broken() {
  return (
    <Notice tone="caution" title="This link is incomplete">
      <p>
        Part of it is missing. Open it from the email again, or remove reminders{" "}
        <Link to="/graduate-visa-planner">in the planner</Link>.
      </p>
    </Notice>
  );
}
