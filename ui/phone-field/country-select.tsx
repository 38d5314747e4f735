import type { Ref } from "react";
import { countryName, dialCountries } from "#rules/phone/countries.ts";

type CountrySelectProps = {
  name: string;
  ref: Ref<HTMLSelectElement>;
  defaultValue: string;
  isHidden: boolean;
  language: string;
  onChange: (country: string) => void;
};

/**
 * The country as the server sends it, and the control that posts it throughout. The dial code comes
 * first, because the closed select is only wide enough for that.
 */
export function CountrySelect({
  name,
  ref,
  defaultValue,
  isHidden,
  language,
  onChange,
}: CountrySelectProps) {
  return (
    <select
      ref={ref}
      id={isHidden ? `${name}-native` : name}
      className="select phone__s"
      name={name}
      autoComplete="tel-country-code"
      aria-label="Country"
      defaultValue={defaultValue}
      hidden={isHidden}
      onChange={(event) => onChange(event.target.value)}
    >
      {dialCountries.map(({ country, dialCode }) => (
        // The server and the browser may know a country by different names; either will do.
        <option key={country} value={country} suppressHydrationWarning>
          {`+${dialCode} ${countryName(country, language)}`}
        </option>
      ))}
    </select>
  );
}
