import { errorIn } from "#domain/forms/form-state.ts";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { englishChoices, phdChoices, placeChoices } from "../choices.ts";
import { type FieldsProps, shown } from "./shown.ts";

/** Age, doctorate, English, and where the application would be made. */
export function PersonFields(fields: FieldsProps) {
  const { values, state } = fields;
  const select = (name: string) => ({
    name,
    placeholder: "Not answered",
    defaultValue: shown(fields, name),
    error: errorIn(state, name),
  });
  const typed = state?.values["bornOn-day"] === undefined ? null : state.values;
  const born = typed
    ? {
        day: typed["bornOn-day"] ?? "",
        month: typed["bornOn-month"] ?? "",
        year: typed["bornOn-year"] ?? "",
      }
    : values.bornOn || undefined;

  return (
    <div className="acct__form">
      <DateField
        legend="Date of birth"
        hint="For example 4 3 1999."
        name="bornOn"
        autoComplete="bday"
        defaultValue={born}
        error={errorIn(state, "bornOn")}
      />
      <SelectField {...select("phd")} label="Doctorate" options={phdChoices} />
      <SelectField {...select("english")} label="English" options={englishChoices} />
      <SelectField
        {...select("applyingFrom")}
        label="Where you would apply from"
        hint="Some visas cannot be changed from inside the UK."
        options={placeChoices}
      />
    </div>
  );
}
