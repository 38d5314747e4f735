import { errorIn } from "#domain/forms/form-state.ts";
import { Field } from "#ui/field.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { type FieldsProps, shown } from "./shown.ts";

/** The months that count against the four years, as they stand today. */
export function TimeFields(fields: FieldsProps) {
  const { state } = fields;
  return (
    <div className="acct__form">
      <RadioGroup
        legend="Have you held a Skilled Worker, Graduate or Tier 2 visa?"
        hint="The one you chose above counts too."
        name="counted"
        options={[
          { value: "", label: "Not answered" },
          { value: "none", label: "No, none of them" },
          { value: "some", label: "Yes" },
        ]}
        defaultValue={shown(fields, "counted")}
        error={errorIn(state, "counted")}
      />
      <Field
        label="If yes, months in all until today"
        hint="For example 14. A begun month counts as one. A visa that still runs goes on counting by itself. If the one above is the only one and you gave its first day and its end, leave this empty."
        name="months"
        inputMode="numeric"
        defaultValue={shown(fields, "months")}
        error={errorIn(state, "months")}
      />
    </div>
  );
}
