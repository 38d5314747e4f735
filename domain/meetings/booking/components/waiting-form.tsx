import type { FormState } from "#domain/forms/form-state.ts";
import { weekdayNames } from "#rules/days.ts";
import type { MeetingMode } from "#rules/meetings/modes.ts";
import type { PartOfDay } from "#rules/meetings/wishes.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { GuestFields, HowFields } from "./booking-form.tsx";

export type WaitingFormProps = {
  service: { slug: string; title: string; modes: MeetingMode[] };
  with: string;
  hostName: string | null;
  zone: string;
  /** The last day that can be chosen. */
  lastDay: string;
  member: { name: string; email: string } | null;
  opened: string;
  action: string;
  state: FormState | undefined;
  /** Something was wrong with it, so it is shown open. */
  isOpen: boolean;
};

const parts: { value: PartOfDay; label: string }[] = [
  { value: "any", label: "Any time" },
  { value: "morning", label: "Before 12:00" },
  { value: "afternoon", label: "From 12:00" },
];

/** For anyone who finds no time that suits: says which would, and waits for one. */
export function WaitingForm(props: WaitingFormProps) {
  const { service, hostName, zone, lastDay, member, opened, action, state, isOpen } = props;
  const value = (name: string) => state?.values[name] ?? "";
  return (
    <Details summary="No time suits you? Join the waiting list" isOpen={isOpen}>
      <Form method="post" action={action} className="bk-sum sheet" noValidate>
        <p>
          {service.title} with {hostName ?? "the first available person"}. When a time that suits
          you becomes free, we hold it for you for a while and email you.
        </p>
        <input type="hidden" name="service" value={service.slug} />
        <input type="hidden" name="with" value={props.with} />
        <input type="hidden" name="timeZone" value={zone} />
        <fieldset className="bk-days">
          <legend>Which days? Leave all empty for any.</legend>
          {weekdayNames.slice(0, 5).map((name, at) => (
            <Checkbox
              key={name}
              label={name}
              id={`wait-weekday-${at + 1}`}
              name={`weekday-${at + 1}`}
              defaultChecked={value(`weekday-${at + 1}`) === "on"}
            />
          ))}
        </fieldset>
        <SelectField
          label="Which part of the day, in your time?"
          id="wait-partOfDay"
          name="partOfDay"
          options={parts}
          defaultValue={value("partOfDay") || "any"}
        />
        <Field
          label="Until which day?"
          type="date"
          id="wait-untilDay"
          name="untilDay"
          defaultValue={value("untilDay") || lastDay}
          error={state?.errors.untilDay?.[0]}
        />
        {member ? (
          <p>
            As {member.name}, {member.email}
          </p>
        ) : (
          <GuestFields opened={opened} state={state} prefix="wait-" />
        )}
        <HowFields modes={service.modes} state={state} prefix="wait-" />
        <Button variant="second" name="intent" value="wait">
          Join the list
        </Button>
      </Form>
    </Details>
  );
}
