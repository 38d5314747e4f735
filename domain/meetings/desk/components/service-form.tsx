import type { FormState } from "#domain/forms/form-state.ts";
import { type MeetingMode, meetingModes } from "#rules/meetings/modes.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { modeLabels } from "../../calendar/mode-labels.ts";
import { MAX_QUESTIONS } from "../service.schema.ts";
import "./desk-forms.css";

export type ServiceFormValues = Record<string, string>;

export type ServiceFormProps = {
  action: string;
  hosts: readonly { id: number; name: string; isActive: boolean }[];
  /** Students can attach a CV; those who meet our team have none. */
  isForStudents: boolean;
  values: ServiceFormValues;
  state: FormState | undefined;
};

const numbers = [
  ["minutes", "Length in minutes", ""],
  ["bufferBefore", "Free minutes before", ""],
  ["bufferAfter", "Free minutes after", ""],
  [
    "noticeHours",
    "Minimum notice in hours",
    "How long before the start it can be booked, moved or cancelled.",
  ],
  ["maxDaysAhead", "Days ahead", "How far ahead it can be booked."],
  ["dailyLimit", "Most per day for each host", "Leave empty for as many as fit."],
] as const;

/** One thing people can book. */
export function ServiceForm({ action, hosts, isForStudents, values, state }: ServiceFormProps) {
  const shown: ServiceFormValues = state?.values ?? values;
  const field = (name: string) => ({
    ...{ id: name, name, defaultValue: shown[name] ?? "" },
    error: state?.errors[name]?.[0],
  });
  const box = (name: string) => ({ id: name, name, defaultChecked: shown[name] === "on" });
  return (
    <Form method="post" action={action} className="mdf" noValidate>
      <ErrorSummary errors={state?.errors} />
      <Field label="Name" maxLength={80} {...field("title")} />
      <Field label="Short description" maxLength={200} {...field("summary")} />
      <div className="mdf__n">
        {numbers.map(([name, label, hint]) => (
          <Field
            key={name}
            label={label}
            inputMode="numeric"
            {...(hint ? { hint } : {})}
            {...field(name)}
          />
        ))}
      </div>
      <Group id="modes" legend="How people can meet" error={state?.errors.modes?.[0]}>
        {meetingModes.map((mode: MeetingMode) => (
          <Checkbox key={mode} label={modeLabels[mode]} {...box(`mode-${mode}`)} />
        ))}
      </Group>
      <Group
        id="hosts"
        legend="Who offers it"
        hint="With several, people choose one of them or the first available person."
        error={state?.errors.hosts?.[0]}
      >
        {hosts.map(({ id, name, isActive }) => (
          <Checkbox
            key={id}
            label={isActive ? name : `${name} (switched off)`}
            {...box(`host-${id}`)}
          />
        ))}
      </Group>
      <Group
        id="questions"
        legend="Questions"
        hint={`Up to ${MAX_QUESTIONS}. Answers are optional.`}
        error={state?.errors.questions?.[0]}
      >
        {Array.from({ length: MAX_QUESTIONS }, (_, at) => `question-${at + 1}`).map((name, at) => (
          <Field key={name} label={`Question ${at + 1}`} maxLength={160} {...field(name)} />
        ))}
      </Group>
      {isForStudents ? <Checkbox label="Students can attach a CV" {...box("takesCv")} /> : null}
      <Checkbox
        label="People can book it"
        hint="If it is off, it stays here, and booked meetings still take place."
        {...box("isActive")}
      />
      <Button>Save the service</Button>
    </Form>
  );
}

type GroupProps = {
  id: string;
  legend: string;
  hint?: string;
  error: string | undefined;
  children: React.ReactNode;
};

function Group({ id, legend, hint, error, children }: GroupProps) {
  return (
    <fieldset className="mdf__g" id={id} data-invalid={error ? "" : undefined}>
      <legend>{legend}</legend>
      {hint ? <p className="small muted">{hint}</p> : null}
      {error ? <p className="field__error">{error}</p> : null}
      {children}
    </fieldset>
  );
}
