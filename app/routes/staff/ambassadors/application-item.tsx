import type { ReactNode } from "react";
import { Form } from "react-router";
import { roleNames } from "#domain/accounts/people/role-names.ts";
import { MAX_NOTE } from "#domain/editorial/ambassadors/application.ts";
import type { AmbassadorApplication } from "#domain/editorial/ambassadors/applications.queries.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

/** One application: who, why, and what was or is to be decided. */
export function ApplicationItem({ application: one }: { application: AmbassadorApplication }) {
  return (
    <li className="queue__item">
      <div className="queue__what">
        <h2 className="queue__t">{one.name}</h2>
        <p className="small muted">
          {one.university}, {one.course}. {one.languages}.{" "}
          <a href={`mailto:${one.email}`}>{one.email}</a>, {longDay(isoDay(one.sentAt))}.{" "}
          <Account application={one} />
        </p>
        <p>{one.why}</p>
        {one.note ? <p className="small muted">Note in the email: {one.note}</p> : null}
      </div>
      <div className="queue__do">
        {one.decision ? <Decided application={one} /> : <Decide id={one.id} name={one.name} />}
      </div>
    </li>
  );
}

function Account({
  application: { accountId, accountRole },
}: {
  application: AmbassadorApplication;
}): ReactNode {
  if (!accountId || !accountRole) return "No account yet.";
  return <Link to={`/staff/people/${accountId}`}>Account: {roleNames[accountRole]}</Link>;
}

function Decided({ application: one }: { application: AmbassadorApplication }) {
  const isAccepted = one.decision === "accepted";
  const mayMark = isAccepted && (one.accountRole === "student" || one.accountRole === "alumni");
  return (
    <>
      <Tag tone={isAccepted ? "positive" : undefined}>
        {isAccepted ? "Accepted" : "Declined"} by {one.decidedBy ?? "somebody who has left"}
      </Tag>
      {mayMark ? (
        <Form method="post">
          <input type="hidden" name="applicationId" value={one.id} />
          <Button size="s" variant="second" name="decision" value="mark">
            Give the role
            <span className="vh"> to {one.name}</span>
          </Button>
        </Form>
      ) : null}
    </>
  );
}

function Decide({ id, name }: { id: number; name: string }) {
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="applicationId" value={id} />
      <TextareaField
        id={`note-${id}`}
        name="note"
        label="Note in the email (optional)"
        rows={2}
        maxLength={MAX_NOTE}
      />
      <div className="btns">
        <Button size="s" name="decision" value="accepted" data-queue-key="a">
          Accept
          <span className="vh"> {name}</span>
        </Button>
        <Button
          size="s"
          variant="second"
          name="decision"
          value="declined"
          data-queue-key="s"
          data-queue-careful
        >
          Decline
          <span className="vh"> {name}</span>
        </Button>
      </div>
    </Form>
  );
}
