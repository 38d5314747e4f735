import { Field } from "#ui/field.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";

export type CompanyLists = { countries: readonly SelectOption[]; zones: readonly SelectOption[] };
export type FieldOf = (name: string) => {
  name: string;
  defaultValue: string;
  error: string | undefined;
};

/** What naming a company and changing it both ask. */
export function CompanyFields({ field, countries, zones }: CompanyLists & { field: FieldOf }) {
  return (
    <>
      <Field {...field("town")} label="Town (optional)" autoComplete="address-level2" />
      <SelectField {...field("country")} label="Country" options={countries} />
      <SelectField {...field("timeZone")} label="Time zone of your closing times" options={zones} />
      <Field
        {...field("website")}
        label="Website (optional)"
        type="url"
        autoComplete="url"
        spellCheck={false}
      />
    </>
  );
}
