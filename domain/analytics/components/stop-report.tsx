import { BellOff } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";

const VIEWS = "/university/analytics/views";

/** One button between a reader and no more of this report. */
export function StopReport({ isWhole, isStopped }: { isWhole: boolean; isStopped: boolean }) {
  return (
    <main id="main" className="wrap">
      <PageHead title={isStopped ? "This report has stopped" : "Stop this report"} />
      <div className="stack">{isStopped ? <Stopped /> : isWhole ? <Ask /> : <Broken />}</div>
    </main>
  );
}

function Ask() {
  return (
    <Form method="post" className="stack">
      <p>Press the button to stop getting this report by email. The view stays.</p>
      <div className="btns">
        <Button icon={BellOff}>Stop this report</Button>
      </div>
    </Form>
  );
}

function Stopped() {
  return (
    <p role="status">
      Done. You can start it again under <Link to={VIEWS}>saved views</Link>.
    </p>
  );
}

function Broken() {
  return (
    <Notice tone="caution" title="This link is incomplete">
      <p>
        Part of it is missing. Open it from the email again, or stop the report under{" "}
        <Link to={VIEWS}>saved views</Link>.
      </p>
    </Notice>
  );
}
