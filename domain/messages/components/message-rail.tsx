import { Form } from "react-router";
import { errorIn, type FormState } from "#domain/forms/form-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Link } from "#ui/link.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Message } from "../message.ts";
import { desks, topicsOf } from "../topics.ts";

type MessageRailProps = {
  message: Message;
  staff: readonly { id: string; name: string }[];
  state: FormState | undefined;
};

/** Who wrote, whose work it is, and the end of it. */
export function MessageRail({ message, staff, state }: MessageRailProps) {
  return (
    <aside className="msg__rail" aria-label="About this message">
      <Facts message={message} />
      <Form method="post">
        <SelectField
          key={message.assignedToId}
          name="assignee"
          label="Assigned to"
          placeholder="Not assigned yet"
          defaultValue={message.assignedToId ?? ""}
          error={errorIn(state, "assignee")}
          options={staff.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button name="intent" value="assign" variant="second" size="s">
          Assign
        </Button>
      </Form>
      <Form method="post">
        <SelectField
          key={message.topic}
          name="topic"
          label="Topic (decides the desk)"
          defaultValue={message.topic}
          error={errorIn(state, "topic")}
          options={topicsOf(message.kind).map(({ value, label, desk }) => ({
            value,
            label: `${desks[desk]}: ${label}`,
          }))}
        />
        <Button name="intent" value="move" variant="second" size="s">
          Move
        </Button>
      </Form>
      <Form method="post">
        {message.closedAt ? (
          <Button name="intent" value="reopen" variant="second" size="s">
            Open it again
          </Button>
        ) : (
          <Button name="intent" value="close" variant="second" size="s">
            {message.answeredAt ? "Close it" : "Close without an answer"}
          </Button>
        )}
      </Form>
    </aside>
  );
}

function Facts({ message }: { message: Message }) {
  const { name, email, userId, organisation, university, pageAddress } = message;
  const items = [
    { term: "Name", detail: userId ? <Link to={`/staff/people/${userId}`}>{name}</Link> : name },
    { term: "Email", detail: <a href={`mailto:${email}`}>{email}</a> },
    { term: "Organisation", detail: organisation },
    { term: "Sent from the site of", detail: university },
    // Typed by anybody: shown, never a link.
    { term: "About the page", detail: pageAddress },
    { term: "Follows", detail: <Earlier message={message} />, isLeftOut: !message.follows },
    { term: "Closed", detail: closedLine(message) },
  ];
  return <DescriptionList items={items.filter(({ detail, isLeftOut }) => detail && !isLeftOut)} />;
}

function Earlier({ message: { follows, followsId } }: { message: Message }) {
  return followsId ? (
    <Link to={`/staff/messages/${followsId}`}>{follows}</Link>
  ) : (
    `${follows}, which is not from this person`
  );
}

function closedLine({ closedAt, closedBy }: Message): string | null {
  if (!closedAt) return null;
  return `${longDay(isoDay(closedAt))}, by ${closedBy ?? "somebody who has left"}`;
}
