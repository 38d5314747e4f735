import type { CvBasics, Market } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import type { FieldErrors } from "../../editing/read-section.ts";

type BasicsFieldsProps = {
  basics: CvBasics;
  language: string;
  market: Market;
  errors: FieldErrors;
};

const contact = [
  { name: "name", label: "Name", autoComplete: "name" },
  { name: "label", label: "What you are or look for", hint: "Data analyst. Two to four words." },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
  {
    name: "phone",
    label: "Phone",
    type: "tel",
    hint: "With +44 for readers abroad",
    autoComplete: "tel",
  },
] as const;

const place = [
  { name: "city", label: "Town or city", autoComplete: "address-level2" },
  { name: "countryCode", label: "Country", hint: "Two letters are enough: GB" },
] as const;

const address = [
  { name: "address", label: "Street", autoComplete: "street-address" },
  { name: "postalCode", label: "Postcode", autoComplete: "postal-code" },
  { name: "region", label: "County or region", autoComplete: "address-level1" },
] as const;

export function BasicsFields({ basics, language, market, errors }: BasicsFieldsProps) {
  const profile = marketProfiles[market];
  const mayHide = profile.bornOn === "leave-out" && !basics.bornOn && !basics.nationality;
  return (
    <>
      <div className="grid2">
        {contact.map(({ name, ...field }) => (
          <Field
            key={name}
            name={name}
            {...field}
            defaultValue={basics[name]}
            error={errors[name]}
          />
        ))}
        {place.map(({ name, ...field }) => (
          <Field key={name} name={name} {...field} defaultValue={basics.location[name]} />
        ))}
        <Field
          name="url"
          label="Website"
          defaultValue={basics.url}
          error={errors.url}
          inputMode="url"
        />
        <Field
          name="language"
          label="Language of the CV"
          defaultValue={language}
          hint="en-GB, de, ar"
        />
      </div>
      <Details summary="Full address">
        <p className="hint">
          Readers need the town only. Write the rest where an employer asks for it.
        </p>
        <div className="grid2">
          {address.map(({ name, ...field }) => (
            <Field key={name} name={name} {...field} defaultValue={basics.location[name]} />
          ))}
        </div>
      </Details>
      <Details
        summary={
          mayHide ? "Date of birth and nationality: leave out" : "Date of birth and nationality"
        }
        isOpen={!mayHide}
      >
        <p className="hint">
          {profile.bornOn === "leave-out"
            ? `Readers in ${inWords(profile.country)} would rather not be told.`
            : `Your choice in ${inWords(profile.country)}: many readers are used to it, none may ask.`}
        </p>
        <div className="grid2">
          <Field
            name="bornOn"
            label="Date of birth"
            defaultValue={basics.bornOn}
            placeholder="YYYY-MM-DD"
            error={errors.bornOn}
          />
          <Field name="nationality" label="Nationality" defaultValue={basics.nationality} />
        </div>
      </Details>
    </>
  );
}

export function inWords(country: string): string {
  return country.startsWith("United") ? `the ${country}` : country;
}
