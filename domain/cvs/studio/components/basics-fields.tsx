import type { FieldErrors } from "#domain/drafts/save-answer.ts";
import type { CvBasics, Market } from "#rules/cv/cv-document.ts";
import { marketProfiles } from "#rules/cv-check/markets.ts";
import { Details } from "#ui/details.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { countryChoices, countryIn, languageChoices } from "../choices.ts";

type BasicsFieldsProps = {
  basics: CvBasics;
  language: string;
  market: Market;
  errors: FieldErrors;
  /** As it was typed, where the form came back. */
  typed: Record<string, string> | undefined;
};

const contact = [
  { name: "name", label: "Name", autoComplete: "name", dir: "auto" },
  {
    name: "label",
    label: "Your role, or the role you want",
    dir: "auto",
    hint: "Two to four words, such as “data analyst”",
  },
  { name: "email", label: "Email", type: "email", autoComplete: "email" },
  {
    name: "phone",
    label: "Phone",
    type: "tel",
    hint: "With +44 for readers abroad",
    autoComplete: "tel",
  },
] as const;

const address = [
  { name: "address", label: "Street", autoComplete: "street-address" },
  { name: "postalCode", label: "Postcode", autoComplete: "postal-code" },
  { name: "region", label: "County or region", autoComplete: "address-level1" },
] as const;

export function BasicsFields({ basics, language, market, errors, typed }: BasicsFieldsProps) {
  const profile = marketProfiles[market];
  const mayHide = profile.bornOn === "leave-out" && !basics.bornOn && !basics.nationality;
  const { countryCode } = basics.location;
  const field = (name: string, value: string) => ({
    name,
    defaultValue: typed?.[name] ?? value,
    error: errors[name],
  });
  return (
    <>
      <div className="grid2">
        {contact.map(({ name, ...words }) => (
          <Field key={name} {...words} {...field(name, basics[name])} />
        ))}
        <Field
          label="Town or city"
          dir="auto"
          autoComplete="address-level2"
          {...field("city", basics.location.city)}
        />
        <SelectField
          label="Country"
          autoComplete="country"
          options={countryChoices(countryCode)}
          {...field("countryCode", countryIn(countryCode))}
        />
        <Field label="Website" inputMode="url" {...field("url", basics.url)} />
        <SelectField
          label="Language of the CV"
          options={languageChoices(language)}
          {...field("language", language)}
        />
      </div>
      <Details
        summary="Full address"
        isOpen={Boolean(errors.address || errors.postalCode || errors.region)}
      >
        <p className="hint">
          Readers need only the town. Give the rest if an employer asks for it.
        </p>
        <div className="grid2">
          {address.map(({ name, ...words }) => (
            <Field key={name} {...words} {...field(name, basics.location[name])} />
          ))}
        </div>
      </Details>
      <Details
        summary={
          mayHide ? "Date of birth and nationality: leave out" : "Date of birth and nationality"
        }
        isOpen={!mayHide || Boolean(errors.bornOn || errors.nationality)}
      >
        <p className="hint">
          {profile.bornOn === "leave-out"
            ? `Readers in ${inWords(profile.country)} prefer not to be told.`
            : `Your choice in ${inWords(profile.country)}: many readers expect it, but you decide.`}
        </p>
        <div className="grid2">
          <Field
            label="Date of birth"
            placeholder="YYYY-MM-DD"
            {...field("bornOn", basics.bornOn)}
          />
          <Field label="Nationality" {...field("nationality", basics.nationality)} />
        </div>
      </Details>
    </>
  );
}

export function inWords(country: string): string {
  return country.startsWith("United") ? `the ${country}` : country;
}
