import type { ReactNode } from "react";
import { isoDay, longDay } from "#rules/days.ts";
import { Link } from "#ui/link.tsx";
import { Tag, TagRow } from "#ui/tag.tsx";
import { isOverdue, type MessageRow, stateOf } from "../message.ts";
import { desks, kindLabels, topicOf } from "../topics.ts";

const SHOWN = 240;

type MessageItemProps = { message: MessageRow; today: string; box: ReactNode };

/** One message in the desk's list. */
export function MessageItem({ message, today, box }: MessageItemProps) {
  const { id, name, organisation, email, createdAt, body, topic } = message;
  return (
    <li className="queue__item">
      <div className="queue__what">
        <div className="check-head">
          {box}
          <h2 className="queue__t">
            <Link to={`/staff/messages/${id}`}>
              {organisation ?? name}: {topicOf(topic).label}
            </Link>
          </h2>
        </div>
        <p className="small muted">
          {message.reference}. {name}, {email}, {longDay(isoDay(createdAt))}.
        </p>
        <p>{body.length > SHOWN ? `${body.slice(0, SHOWN)}…` : body}</p>
        <MessageTags message={message} today={today} />
      </div>
    </li>
  );
}

/** Where a message is: its kind, its desk, by when, and whose. */
export function MessageTags({ message, today }: { message: MessageRow; today: string }) {
  const { kind, topic, dueOn, assignedTo } = message;
  const state = stateOf(message);
  return (
    <TagRow>
      <Tag tone={kind === "complaint" ? "caution" : "line"}>{kindLabels[kind]}</Tag>
      <Tag tone="line">{desks[topicOf(topic).desk]}</Tag>
      {state === "waiting" ? (
        <Tag tone={isOverdue(message, today) ? "negative" : "info"}>
          {isOverdue(message, today) ? "Overdue since" : "Answer due"} {longDay(dueOn)}
        </Tag>
      ) : (
        <Tag tone="positive">{state === "closed" ? "Closed" : "Answered"}</Tag>
      )}
      {assignedTo ? <Tag tone="line">{assignedTo}</Tag> : null}
    </TagRow>
  );
}
