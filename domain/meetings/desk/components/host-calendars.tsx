import type { FormState } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import "./desk-forms.css";

export type HostCalendarsProps = {
  action: string;
  /** Secret addresses belong to the host. */
  isOwn: boolean;
  feed: string | null;
  hasFeed: boolean;
  /** The server whose calendar is read. */
  busyAt: string | null;
  busyReadAt: string | null;
  busyFailure: string | null;
  state: FormState | undefined;
};

/** Meetings in the host's own calendar, and the times at which that calendar is busy. */
export function HostCalendars(props: HostCalendarsProps) {
  return (
    <section className="mdf__s" aria-labelledby="calendars">
      <h2 id="calendars">Your own calendar</h2>
      {props.isOwn ? (
        <>
          <FeedForm {...props} />
          <BusyForm {...props} />
        </>
      ) : (
        <p>
          {props.hasFeed ? "This host’s calendar reads their meetings. " : ""}
          {props.busyAt ? "Busy times are read from their calendar. " : ""}
          Only the host can change this, from their own account.
        </p>
      )}
      {props.busyFailure ? (
        <Notice tone="caution" title="The calendar could not be read">
          {props.busyFailure} {props.busyReadAt ? `It was last read on ${props.busyReadAt}.` : ""}{" "}
          Until we can read it again, we use the busy times we already have.
        </Notice>
      ) : null}
    </section>
  );
}

function FeedForm({ action, feed }: HostCalendarsProps) {
  return (
    <form method="post" action={action} className="mdf">
      <h3>Meetings in your calendar</h3>
      {feed ? (
        <>
          <p>
            Subscribe to this address in your calendar. Anyone with it can see who meets you, so
            keep it private.
          </p>
          <p className="mdf__u">
            <code>{feed}</code>
          </p>
        </>
      ) : (
        <p>A secret address lets your own calendar show your meetings and every change.</p>
      )}
      <div className="btns">
        <Button variant="second" name="intent" value="feed">
          {feed ? "Make a new address" : "Make an address"}
        </Button>
        {feed ? (
          <Button variant="quiet" name="intent" value="feed-end">
            Remove the address
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function BusyForm({ action, busyAt, busyReadAt, state }: HostCalendarsProps) {
  const typed = state?.values.intent === "busy" ? state : undefined;
  return (
    <form method="post" action={action} className="mdf">
      <h3>Busy times from your calendar</h3>
      {busyAt ? (
        <p>
          Read from {busyAt}
          {busyReadAt ? `, last on ${busyReadAt}` : ", for the first time within five minutes"}. We
          store when you are busy, never why.
        </p>
      ) : (
        <p>
          Enter the secret iCalendar address of your calendar, and nobody can book you while you are
          busy there. We store when you are busy, never why.
        </p>
      )}
      <Field
        label={busyAt ? "Another address" : "Address of your calendar"}
        hint={busyAt ? "Leave it empty to stop reading your calendar." : "It begins with https://."}
        type="url"
        id="busyUrl"
        name="busyUrl"
        autoComplete="off"
        defaultValue={typed?.values.busyUrl ?? ""}
        error={typed?.errors.busyUrl?.[0]}
      />
      <Button variant="second" name="intent" value="busy">
        {busyAt ? "Change or stop" : "Read this calendar"}
      </Button>
    </form>
  );
}
