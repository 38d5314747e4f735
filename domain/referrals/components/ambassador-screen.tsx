import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { FormState } from "#domain/forms/form-state.ts";
import { longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Form } from "#ui/form.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { referralPaths } from "../referral-paths.ts";
import type { AmbassadorTask } from "../tasks.server.ts";
import {
  Choices,
  InvitationFigures,
  type InvitationsView,
  Links,
  Points,
  Results,
} from "./invitations.tsx";

type AmbassadorScreenProps = InvitationsView & {
  state: FormState | undefined;
  tasks: readonly AmbassadorTask[];
  university: string | null;
  /** Other capabilities' parts: the events they host, their public page. */
  children: ReactNode;
};

/** Everything an ambassador works with. */
export function AmbassadorScreen({ tasks, university, children, ...view }: AmbassadorScreenProps) {
  const part = { ...view, page: referralPaths.ambassador };
  return (
    <main id="main" className="wrap invites-page">
      <PageHead
        over={university}
        title="Ambassador’s desk"
        lead="Your links, posters, tasks and results. Numbers only: we do not say who joined."
      />
      <ErrorSummary errors={view.state?.errors} />
      <InvitationFigures {...view} />
      <Results {...view} />
      <Links {...part} hasCampaigns />
      <Section title="Tasks">
        {tasks.length === 0 ? (
          <EmptyState title="No tasks now">Our staff add new ones here.</EmptyState>
        ) : (
          <ul className="invites__tasks">
            {tasks.map((task) => (
              <Task key={task.id} task={task} />
            ))}
          </ul>
        )}
      </Section>
      {children}
      <Points {...view} />
      <Choices {...part} />
    </main>
  );
}

function Task({ task }: { task: AmbassadorTask }) {
  const isDone = task.tickedAt !== null;
  return (
    <li className="invites__task card card--sheet">
      <div>
        <b>{task.title}</b> {isDone ? <Tag tone="positive">Done</Tag> : null}
        {task.details ? <p className="small">{task.details}</p> : null}
        {task.dueOn ? <p className="small muted">By {longDay(task.dueOn)}</p> : null}
      </div>
      <Form method="post" action={referralPaths.ambassador} preventScrollReset>
        <input type="hidden" name="taskId" value={task.id} />
        <input type="hidden" name="isDone" value={isDone ? "0" : "1"} />
        <Button
          name="intent"
          value="tick"
          size="s"
          variant={isDone ? "quiet" : "second"}
          icon={isDone ? undefined : Check}
        >
          {isDone ? "Mark as not done" : "Mark as done"}
          <span className="vh"> {task.title}</span>
        </Button>
      </Form>
    </li>
  );
}
