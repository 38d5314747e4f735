import { type ChangeEvent, useState } from "react";
import { Form } from "react-router";
import { TimeZoneField } from "#domain/forms/components/time-zone-field.tsx";
import type { FormState } from "#domain/forms/form-state.ts";
import type { TimeZoneGroup } from "#domain/forms/time-zones.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField, type SelectOption } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { BrandLook } from "./office/brand-look.tsx";

export const SAVE_UNIVERSITY = "save-university";

type UniversityFormProps = {
  /** What is kept now, as text by field; nothing for a new one. */
  kept: Readonly<Record<string, string>>;
  countries: readonly SelectOption[];
  timeZones: readonly TimeZoneGroup[];
  state: FormState | undefined;
  button: string;
  /** What the preview shows and this form does not ask for; nothing for a new one. */
  look?: Look;
};

type Look = {
  crest: string;
  logoId: string | null;
  heroTitle: string | null;
  heroWords: string | null;
};

const newLook: Look = { crest: "initials", logoId: null, heroTitle: null, heroWords: null };
/** What a new university's preview is drawn in until a colour is typed. */
const NEW_COLOUR = "#28518c";

/** What our staff say about a university. Adding one and changing one ask the same. */
export function UniversityForm(props: UniversityFormProps) {
  const { kept, countries, timeZones, state, button, look = newLook } = props;
  const values: Record<string, string | undefined> = state?.values ?? kept;
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? "",
    error: state?.errors[name]?.[0],
    autoComplete: "off",
  });
  const [typed, setTyped] = useState({
    name: values.name ?? "",
    shortName: values.shortName ?? "",
    brandColour: values.brandColour ?? "",
  });
  const shown = (name: keyof typeof typed) => ({
    ...field(name),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const { defaultValue: zone, autoComplete: _none, ...zoneField } = field("timeZone");

  return (
    <div className="office__two">
      <Form method="post" className="desk__form" noValidate>
        <ErrorSummary errors={state?.errors} />
        <input type="hidden" name="intent" value={SAVE_UNIVERSITY} />
        <Field {...shown("name")} label="Name" />
        <Field
          {...shown("shortName")}
          label="Short name"
          hint="The name people use, for buttons and small spaces."
        />
        <Field {...field("town")} label="Town" />
        <SelectField
          {...field("countryId")}
          label="Country"
          placeholder="Choose one"
          options={countries}
        />
        <TimeZoneField {...zoneField} label="Time zone" groups={timeZones} value={zone} />
        <Field
          {...field("slug")}
          label="Microsite label"
          hint="The first part of its site’s address: lower-case letters, digits and hyphens. Changing it moves the site."
          spellCheck={false}
          autoCapitalize="none"
        />
        <Field
          {...shown("brandColour")}
          label="Brand colour"
          hint="# and six digits, such as #0b5a4a. Text on it is kept readable."
          spellCheck={false}
        />
        <TextareaField
          {...field("domains")}
          label="Email domains"
          hint="One per line. Anyone with an address on the domain, or on a subdomain, can register without approval."
          spellCheck={false}
        />
        <TextareaField
          {...field("campuses")}
          label="Campuses"
          hint="One per line: its name, a comma, its town. Leave it empty if there is only one."
        />
        <Button>{button}</Button>
      </Form>
      <BrandLook
        university={{
          ...{ crest: look.crest, logoId: look.logoId },
          name: typed.name.trim() || "The university",
          shortName: typed.shortName.trim() || "the university",
        }}
        typedColour={typed.brandColour}
        usualColour={kept.brandColour ?? NEW_COLOUR}
        heroTitle={look.heroTitle ?? ""}
        heroWords={look.heroWords ?? ""}
      />
    </div>
  );
}
