import { TrapFields } from "#domain/forms/components/trap-fields.tsx";
import type { FormState } from "#domain/forms/form-state.ts";
import type { ClockTime } from "#rules/clock-times.ts";
import type { MeetingMode } from "#rules/meetings/modes.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { modeLabels } from "../meeting.ts";

export type BookingFormProps = {
  service: { slug: string; title: string; minutes: number; question: string; modes: MeetingMode[] };
  with: string;
  hostName: string | null;
  /** Null where the time is gone meanwhile: another is chosen in the form, and nothing typed is lost. */
  slot: { at: string; label: string; times: readonly ClockTime[] } | null;
  others: readonly { at: string; label: string }[];
  /** This page with everything chosen, so that a refusal finds it as it was. */
  action: string;
  zone: string;
  member: { name: string; email: string } | null;
  opened: string;
  state: FormState | undefined;
};

/** Says once more what is booked, asks the rest, and books it. */
export function BookingForm(props: BookingFormProps) {
  const { slot, member, state } = props;
  return (
    <Form method="post" action={props.action} className="bk-sum sheet" noValidate>
      <ErrorSummary errors={state?.errors} />
      <Summary {...props} />
      <Hidden {...props} />
      {member ? (
        <p>
          As {member.name}, {member.email}
        </p>
      ) : (
        <GuestFields {...props} />
      )}
      <HowAndWhy {...props} />
      <Button>{slot ? `Book ${slot.label}` : "Book this time"}</Button>
      {member ? null : (
        <p className="tiny muted">
          We delete what you write here 180 days after the meeting. See our privacy policy.
        </p>
      )}
    </Form>
  );
}

function Summary({ service, hostName, slot, others, state }: BookingFormProps) {
  return (
    <div>
      {slot ? (
        <>
          <p className="small muted">You are booking</p>
          <p className="bk-sum__w">{slot.times[0]?.when}</p>
          {slot.times.slice(1).map(({ when, place }) => (
            <p className="small" key={place}>
              {when} in {place}
            </p>
          ))}
        </>
      ) : (
        <RadioGroup
          legend="Choose another time"
          name="at"
          options={others.map(({ at, label }) => ({ value: at, label }))}
          error={state?.errors.at?.[0]}
        />
      )}
      <p className="small">
        {service.title} with {hostName ?? "the first who is free"}, {service.minutes} minutes.
      </p>
    </div>
  );
}

function Hidden({ service, with: host, slot, zone }: BookingFormProps) {
  return (
    <>
      <input type="hidden" name="service" value={service.slug} />
      <input type="hidden" name="with" value={host} />
      {slot ? <input type="hidden" name="at" value={slot.at} /> : null}
      <input type="hidden" name="timeZone" value={zone} />
    </>
  );
}

function GuestFields({ opened, state }: BookingFormProps) {
  return (
    <>
      <TrapFields opened={opened} state={state} />
      <Field label="Full name" autoComplete="name" {...fieldOf("name", state)} />
      <Field label="Email" type="email" autoComplete="email" {...fieldOf("email", state)} />
      <Field
        label="University or company (optional)"
        autoComplete="organization"
        {...fieldOf("organisation", state)}
      />
    </>
  );
}

function HowAndWhy({ service, state }: BookingFormProps) {
  const { modes, question } = service;
  return (
    <>
      {modes.length > 1 ? (
        <RadioGroup
          legend="How would you like to meet?"
          name="mode"
          options={modes.map((mode) => ({ value: mode, label: modeLabels[mode] }))}
          defaultValue={state?.values.mode ?? modes[0]}
          error={state?.errors.mode?.[0]}
        />
      ) : (
        <input type="hidden" name="mode" value={modes[0]} />
      )}
      {modes.includes("phone") ? (
        <Field
          label="Phone, if we should call you"
          type="tel"
          autoComplete="tel"
          {...fieldOf("phone", state)}
        />
      ) : null}
      <TextareaField
        label={question || "What would you like to talk about? (optional)"}
        rows={3}
        {...fieldOf("answer", state)}
      />
    </>
  );
}

function fieldOf(name: string, state: FormState | undefined) {
  return { name, defaultValue: state?.values[name] ?? "", error: state?.errors[name]?.[0] };
}
