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
      <p>Press the button, and the reminders you asked for in the planner do not come any more.</p>
      <div className="btns">
        <Button icon={BellOff}>Stop all visa reminders</Button>
      </div>
    </Form>
  );
}

function Stopped() {
  return (
    <div role="status" className="stack">
      <p>Done. No reminder is left. Mail about your account itself still comes.</p>
      <p>
        <Link to="/graduate-visa-planner">To the planner</Link>
      </p>
    </div>
  );
}

function Broken() {
  return (
    <Notice tone="caution" title="This link is not whole">
      <p>
        Part of it was lost on the way. Open it from the mail again, or remove reminders{" "}
        <Link to="/graduate-visa-planner">in the planner</Link>.
      </p>
    </Notice>
  );
}
