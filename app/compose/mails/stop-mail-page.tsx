import { BellOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import "./stop-mail-page.css";

type StopMailPageProps = {
  loaderData: { isWhole: boolean };
  actionData: { isStopped: boolean } | undefined;
  labels: {
    title: string;
    /** What the button does. */
    question: string;
    button: string;
    stoppedTitle: string;
    stopped: ReactNode;
    /** The way out for somebody whose link is broken: "or remove reminders in the planner". */
    otherwise?: ReactNode;
  };
};

/** One button between a reader and no more of these mails. */
export function StopMailPage({ loaderData, actionData, labels }: StopMailPageProps) {
  const isStopped = actionData?.isStopped ?? false;
  return (
    <main id="main" className="wrap stop-mail">
      <PageHead title={isStopped ? labels.stoppedTitle : labels.title} />
      <div className="stack">
        {isStopped ? (
          <p role="status">{labels.stopped}</p>
        ) : loaderData.isWhole ? (
          <Form method="post" className="stack">
            <p>{labels.question}</p>
            <div className="btns">
              <Button icon={BellOff}>{labels.button}</Button>
            </div>
          </Form>
        ) : (
          <Notice tone="caution" title="This link is incomplete">
            <p>Part of it is missing. Open it from the email again{labels.otherwise}.</p>
          </Notice>
        )}
      </div>
    </main>
  );
}

export function stopMailMeta(title: string) {
  return [{ title: `${title} - Waymark` }, { name: "robots", content: "noindex" }];
}
