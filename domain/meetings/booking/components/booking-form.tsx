import { TrapFields } from "#domain/forms/components/trap-fields.tsx";
import type { FormState } from "#domain/forms/form-state.ts";
import type { ClockTime } from "#rules/clock-times.ts";
import type { MeetingMode } from "#rules/meetings/modes.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { modeLabels } from "../../calendar/mode-labels.ts";
import { GENERAL_QUESTION } from "../booking-questions.ts";

export type BookingFormProps = {
  service: {
    slug: string;
    title: string;
    minutes: number;
    questions: readonly string[];
    modes: MeetingMode[];
  };
  /** CVs of their own that somebody may attach; null where the service takes none. */
  cvs: readonly { title: string; options: readonly { value: string; label: string }[] }[] | null;
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
        {service.title} with {hostName ?? "the first available person"}, {service.minutes} minutes.
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

type GuestProps = Pick<BookingFormProps, "opened" | "state"> & { prefix?: string };

export function GuestFields({ opened, state, prefix = "" }: GuestProps) {
  return (
    <>
      <TrapFields opened={opened} state={state} />
      <Field label="Full name" autoComplete="name" {...fieldOf("name", state, prefix)} />
      <Field label="Email" type="email" autoComplete="email" {...fieldOf("email", state, prefix)} />
      <Field
        label="University or company (optional)"
        autoComplete="organization"
        {...fieldOf("organisation", state, prefix)}
      />
    </>
  );
}

function HowAndWhy({ service, state, cvs }: BookingFormProps) {
  const asked = service.questions.length > 0 ? service.questions : [GENERAL_QUESTION];
  return (
    <>
      <HowFields modes={service.modes} state={state} />
      {asked.map((question, at) => (
        <TextareaField
          key={question}
          label={question}
          hint="Optional."
          rows={3}
          {...fieldOf(`answer-${at + 1}`, state)}
        />
      ))}
      {cvs ? <CvField cvs={cvs} state={state} /> : null}
    </>
  );
}

function CvField({ cvs, state }: Pick<BookingFormProps, "state"> & { cvs: CvChoices }) {
  if (cvs.length === 0) return null;
  return (
    <SelectField
      label="Attach a CV"
      hint="Optional. Your adviser sees this version for the meeting; the copy is deleted 7 days after."
      placeholder="No CV"
      name="cv"
      defaultValue={state?.values.cv ?? ""}
      error={state?.errors.cv?.[0]}
    >
      {cvs.map(({ title, options }) => (
        <optgroup key={title} label={title}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

type CvChoices = NonNullable<BookingFormProps["cvs"]>;
type HowProps = { modes: readonly MeetingMode[]; state: FormState | undefined; prefix?: string };

/** How to meet, and the number to call. `prefix` tells two forms on one page apart. */
export function HowFields({ modes, state, prefix = "" }: HowProps) {
  return (
    <>
      {modes.length > 1 ? (
        <RadioGroup
          legend="How would you like to meet?"
          id={`${prefix}mode`}
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
          {...fieldOf("phone", state, prefix)}
        />
      ) : null}
    </>
  );
}

function fieldOf(name: string, state: FormState | undefined, prefix = "") {
  return {
    id: `${prefix}${name}`,
    name,
    defaultValue: state?.values[name] ?? "",
    error: state?.errors[name]?.[0],
  };
}
