import { isoDay, longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { Button } from "#ui/button.tsx";
import { Details } from "#ui/details.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { StudentImport } from "../imports.queries.server.ts";

type JoinedProps = { counts: { joined: number; all: number }; toRemind: number };

/** Who joined of those who may, and a mail to those who have not. */
export function Joined({ counts: { joined, all }, toRemind }: JoinedProps) {
  if (all === 0) return null;
  return (
    <Form method="post" action="/pre-auth-student" className="btns">
      <p>
        <b>{formatCount(joined)}</b> of {formatCount(all)} on the list have joined.
      </p>
      {toRemind > 0 ? (
        <Button name="intent" value="remind" variant="second" size="s">
          Remind {formatCount(toRemind)} who have not
        </Button>
      ) : null}
      <p className="small muted">
        You can do this once a day. Each person gets one every two weeks at most, three in total,
        and none after they opt out.
      </p>
    </Form>
  );
}

const states = { review: "To look at", importing: "Importing", done: "Imported", undone: "Undone" };

export function Imports({ imports }: { imports: readonly StudentImport[] }) {
  if (imports.length === 0) return null;
  return (
    <Details
      summary="Lists uploaded so far"
      isOpen={imports.some(({ status }) => status === "review")}
    >
      <ul>
        {imports.map(({ id, name, status, rowCount, createdAt }) => (
          <li key={id}>
            <Link to={`/pre-auth-student/imports/${id}`}>{name}</Link>, {formatCount(rowCount)}{" "}
            rows, {longDay(isoDay(createdAt))} <Tag>{states[status]}</Tag>
          </li>
        ))}
      </ul>
    </Details>
  );
}
