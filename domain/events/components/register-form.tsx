import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { eventPaths } from "../event-paths.ts";
import type { EventView } from "../event-view.ts";
import { ClockLines } from "./clock-lines.tsx";

export type RegisterFormProps = {
  view: EventView;
  /** Null for somebody without an account, who gives name and address. */
  member: { name: string; email: string } | null;
  zones: readonly { value: string; label: string }[];
  state: { errors: Record<string, string[]>; values: Record<string, string> } | undefined;
};

/** How to take a place, or why there is none to take. */
export function RegisterForm(props: RegisterFormProps) {
  const { view } = props;
  if (view.booking !== "open") return <NoRegistration view={view} />;
  if (!view.isForReader) return <NotForReader view={view} isMember={props.member !== null} />;
  return (
    <Card
      tone="framed"
      title={view.isFull ? "Join the waiting list" : "Book a place"}
      lead={view.places.words}
    >
      <Fields {...props} />
    </Card>
  );
}

function Fields({ view, member, zones, state }: RegisterFormProps) {
  const values = state?.values ?? {};
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    error: state?.errors[name]?.[0],
  });
  return (
    <Form
      method="post"
      action={eventPaths.event(view.slug)}
      className="event__form"
      noValidate
      preventScrollReset
    >
      <ErrorSummary errors={state?.errors} />
      <input type="hidden" name="intent" value="register" />
      {member ? (
        <p>
          As {member.name}, {member.email}
        </p>
      ) : (
        <>
          <Field label="Full name" autoComplete="name" {...field("name")} />
          <Field label="Email" type="email" autoComplete="email" {...field("email")} />
        </>
      )}
      <SelectField
        label="Where you will be"
        hint="Emails show the time there."
        name="timeZone"
        options={zones}
        defaultValue={values.timeZone ?? view.zones.reader}
        error={state?.errors.timeZone?.[0]}
      />
      {view.questions.map((question, index) => (
        <TextareaField key={question} label={question} rows={2} {...field(`answer-${index + 1}`)} />
      ))}
      <Button>{view.isFull ? "Join the waiting list" : "Book a place"}</Button>
      <p className="tiny muted">
        {member
          ? "The confirmation comes by email, with the dates for your calendar."
          : "We send you a link to confirm. Without an account, we delete this 90 days after the event."}
      </p>
    </Form>
  );
}

function NoRegistration({ view }: { view: EventView }) {
  const words = {
    "not-yet": "Registration opens later",
    closed: "Registration has closed",
    over: "This event is over",
    cancelled: "Cancelled",
    open: "",
  }[view.booking];
  return (
    <Card tone="sunken" title={words}>
      {view.opens.length > 0 ? <ClockLines times={view.opens} /> : null}
      <p>
        {view.booking === "over"
          ? "Any recording will be on this page when it is ready."
          : "Look at the other events for something similar."}
      </p>
    </Card>
  );
}

function NotForReader({ view, isMember }: { view: EventView; isMember: boolean }) {
  return (
    <Card tone="sunken" title={view.audience ?? "Not for this account"}>
      {isMember ? (
        <p>Your account is not one of them, so you cannot book a place here.</p>
      ) : (
        <>
          <p>Sign in to book a place.</p>
          <p>
            <ButtonLink to="/login">Sign in</ButtonLink>
          </p>
        </>
      )}
    </Card>
  );
}
