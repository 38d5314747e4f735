import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { Moment } from "../../people/components/moment.tsx";
import type { SessionRow } from "../sessions.server.ts";

type SessionListProps = { sessions: readonly SessionRow[]; timeZone: string };

/** Every open session, each with a way to end it. */
export function SessionList({ sessions, timeZone }: SessionListProps) {
  return (
    <>
      <ul className="rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <div className="rows__what">
              <b>
                {session.device} {session.isThisOne ? <Tag tone="positive">This one</Tag> : null}
              </b>
              <span>
                Last used <Moment at={session.lastUsedAt} timeZone={timeZone} />. Signed in{" "}
                <Moment at={session.startedAt} timeZone={timeZone} />
              </span>
            </div>
            {session.isThisOne ? null : <EndButton session={session} />}
          </li>
        ))}
      </ul>
      <Form method="post">
        <Button variant="danger" name="intent" value="sign-out-everywhere">
          Sign out everywhere
        </Button>
      </Form>
    </>
  );
}

function EndButton({ session }: { session: SessionRow }) {
  return (
    <Form method="post">
      <input type="hidden" name="sessionId" value={session.id} />
      <Button variant="quiet" size="s" name="intent" value="end-session">
        Sign out<VisuallyHidden> {session.device}</VisuallyHidden>
      </Button>
    </Form>
  );
}
