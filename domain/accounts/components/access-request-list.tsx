import { Form } from "react-router";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { Tag } from "#ui/tag.tsx";
import type { AccessRequest } from "../access-requests.queries.server.ts";
import "./access-request-list.css";

type AccessRequestListProps = {
  requests: readonly AccessRequest[];
  /** Offered where a request names a university we do not know yet. */
  universities?: readonly SelectOption[];
};

/** Who asked to be let in, why, and two buttons. Decided ones say how they ended. */
export function AccessRequestList({ requests, universities = [] }: AccessRequestListProps) {
  return (
    <ul className="requests">
      {requests.map((request) => (
        <li key={request.id} className="requests__item">
          <div>
            <h2 className="requests__name">{request.name}</h2>
            <p className="small muted">
              {request.email}
              {request.universityName ? `, ${request.universityName}` : null}. Asked on{" "}
              {longDay(isoDay(request.createdAt))}.
            </p>
            {request.reason ? <p>{request.reason}</p> : null}
          </div>
          {request.decision ? (
            <Decided request={request} />
          ) : (
            <DecisionForm request={request} universities={universities} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Decided({ request }: { request: AccessRequest }) {
  const isApproved = request.decision === "approved";
  return (
    <div>
      <Tag tone={isApproved ? "positive" : "negative"}>{isApproved ? "Let in" : "Declined"}</Tag>
      {request.decisionNote ? <p className="small muted">{request.decisionNote}</p> : null}
    </div>
  );
}

type DecisionFormProps = { request: AccessRequest; universities: readonly SelectOption[] };

function DecisionForm({ request, universities }: DecisionFormProps) {
  return (
    <Form method="post" className="requests__form">
      <input type="hidden" name="id" value={request.id} />
      {request.universityId === null ? (
        <SelectField
          id={`university-${request.id}`}
          name="universityId"
          label="Their university"
          placeholder="Choose one"
          options={universities}
        />
      ) : null}
      <Field
        id={`note-${request.id}`}
        name="note"
        label={`A line to ${request.name}`}
        hint="Optional. It goes into the mail."
        maxLength={500}
      />
      <div className="btns">
        <Button name="decision" value="approved" size="s">
          Let in
          <span className="vh"> {request.name}</span>
        </Button>
        <Button name="decision" value="declined" size="s" variant="second">
          Decline
          <span className="vh"> {request.name}</span>
        </Button>
      </div>
    </Form>
  );
}
