import type { FormState } from "#domain/forms/form-state.ts";
import { holidayRegions } from "#rules/meetings/public-holidays.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import "./desk-forms.css";

export type HostFormProps = {
  action: string;
  zones: readonly { value: string; label: string }[];
  values: Readonly<Record<string, string>>;
  state: FormState | undefined;
};

const regions = Object.entries(holidayRegions).map(([value, label]) => ({ value, label }));

/** Somebody whom people can meet. */
export function HostForm({ action, zones, values, state }: HostFormProps) {
  const field = (name: string) => ({
    ...{ id: name, name, defaultValue: (state?.values ?? values)[name] ?? "" },
    error: state?.errors[name]?.[0],
  });
  return (
    <Form method="post" action={action} className="mdf" noValidate>
      <Field label="Name" {...field("name")} />
      <Field
        label="Email"
        type="email"
        hint="We email each booking here. If a colleague has an account with this address, it is linked to this host."
        {...field("email")}
      />
      <Field
        label="About"
        hint="Optional, such as “Careers adviser. English, Hindi”."
        {...field("about")}
      />
      <SelectField label="Time zone of the working hours" options={zones} {...field("zone")} />
      <SelectField
        label="Public holidays"
        hint="These days are set as days off automatically."
        placeholder="None"
        options={regions}
        {...field("holidays")}
      />
      <Field
        label="Video link"
        type="url"
        hint="Optional. People see it from ten minutes before the start."
        {...field("videoUrl")}
      />
      <Field label="Place for in-person meetings" hint="Optional." {...field("place")} />
      <Checkbox
        label="People can book this host"
        id="isActive"
        name="isActive"
        defaultChecked={(state?.values ?? values).isActive === "on"}
      />
      <Button name="intent" value="host">
        Save the host
      </Button>
    </Form>
  );
}
