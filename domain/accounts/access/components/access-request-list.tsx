import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { Tag } from "#ui/tag.tsx";
import type { AccessRequest } from "../access-requests.queries.server.ts";
import "#ui/check.css";
import "./access-request-list.css";

type AccessRequestListProps = {
  requests: readonly AccessRequest[];
  /** Decided from then on: the row holds its place and its height, so that nobody slips under the pointer. */
  since: Date | null;
  /** Offered where a request names a university we do not know yet. */
  universities?: readonly SelectOption[] | undefined;
  /** The decision that could not be taken, if one was refused. */
  state: FormState | undefined;
  /** Ticks one that waits, to decide several at once. */
  box: (request: AccessRequest) => ReactNode;
};

/** Who asked for access, why, and two buttons. Decided ones say how they ended. */
export function AccessRequestList({
  requests,
  since,
  universities,
  state,
  box,
}: AccessRequestListProps) {
  return (
    <ul className="requests">
      {requests.map((request) => (
        <li key={request.id} className="requests__item">
          <div>
            <div className="check-head">
              {box(request)}
              <h2 className="requests__name">{request.name}</h2>
            </div>
            <p className="small muted">
              {request.email}
              {organisationOf(request)}. Asked on {longDay(isoDay(request.createdAt))}.
            </p>
            {request.reason ? <p>{request.reason}</p> : null}
          </div>
          <Outcome
            request={request}
            since={since}
            universities={universities ?? []}
            state={state?.values.id === request.id ? state : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function organisationOf({ universityName, employerName }: AccessRequest): string {
  const organisation = employerName ?? universityName;
  return organisation ? `, ${organisation}` : "";
}

type OutcomeProps = {
  request: AccessRequest;
  since: Date | null;
  universities: readonly SelectOption[];
  state: FormState | undefined;
};

/** The form until it is answered, then the answer, in a space of the same size. */
function Outcome({ request, since, universities, state }: OutcomeProps) {
  const isHeld = since !== null && request.decidedAt !== null && request.decidedAt >= since;
  const hasForm = request.decision === null || isHeld;

  return (
    <div className="requests__outcome">
      {hasForm ? (
        <div className="requests__ask" inert={request.decision !== null}>
          <DecisionForm request={request} universities={universities} state={state} />
        </div>
      ) : null}
      <Decided request={request} />
    </div>
  );
}

function Decided({ request }: { request: AccessRequest }) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(request.decision);

  useEffect(() => {
    // The pressed button answers no more, and the focus goes with it: reading goes on at the answer.
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest("[inert]");
    if (request.decision !== first.current && isLost) box.current?.focus({ preventScroll: true });
  }, [request.decision]);

  if (request.decision === null) return null;
  const isApproved = request.decision === "approved";
  return (
    <div className="requests__decided" ref={box} tabIndex={-1}>
      <Tag tone={isApproved ? "positive" : "negative"}>{isApproved ? "Approved" : "Declined"}</Tag>
      {request.decisionNote ? <p className="small muted">{request.decisionNote}</p> : null}
    </div>
  );
}

type DecisionFormProps = Pick<OutcomeProps, "request" | "universities" | "state">;

function DecisionForm({ request, universities, state }: DecisionFormProps) {
  const isSending = useNavigation().state !== "idle";

  return (
    <Form
      method="post"
      className="requests__form"
      preventScrollReset
      onSubmit={(event) => {
        // The second half of a double click.
        if (isSending) event.preventDefault();
      }}
    >
      <input type="hidden" name="id" value={request.id} />
      {request.universityId === null && request.kind !== "employer" ? (
        <SelectField
          id={`universityId-${request.id}`}
          name="universityId"
          label="Their university"
          placeholder="Choose one"
          options={universities}
          defaultValue={valueIn(state, "universityId")}
          error={errorIn(state, "universityId")}
        />
      ) : null}
      <Field
        id={`note-${request.id}`}
        name="note"
        label={`Message to ${request.name}`}
        hint="Optional. It is included in the email."
        maxLength={500}
        defaultValue={valueIn(state, "note")}
        error={errorIn(state, "note")}
      />
      <div className="btns">
        <Button name="decision" value="approved" size="s" data-queue-key="a">
          Approve
          <span className="vh"> {request.name}</span>
        </Button>
        <Button
          name="decision"
          value="declined"
          size="s"
          variant="second"
          data-queue-key="s"
          data-queue-careful
        >
          Decline
          <span className="vh"> {request.name}</span>
        </Button>
      </div>
    </Form>
  );
}
