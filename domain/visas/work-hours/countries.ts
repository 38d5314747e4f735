import { AUSTRALIA, CANADA, IRELAND, UNITED_KINGDOM } from "#rules/countries.ts";
/** The countries whose rule we count by, with the clocks shifts are read on. */
export const studyCountries = [
  { id: UNITED_KINGDOM, name: "United Kingdom", zones: ["Europe/London"] },
  { id: IRELAND, name: "Ireland", zones: ["Europe/Dublin"] },
  {
    id: AUSTRALIA,
    name: "Australia",
    zones: [
      "Australia/Sydney",
      "Australia/Melbourne",
      "Australia/Hobart",
      "Australia/Brisbane",
      "Australia/Adelaide",
      "Australia/Darwin",
      "Australia/Perth",
    ],
  },
  {
    id: CANADA,
    name: "Canada",
    zones: [
      "America/Toronto",
      "America/Halifax",
      "America/St_Johns",
      "America/Winnipeg",
      "America/Regina",
      "America/Edmonton",
      "America/Vancouver",
    ],
  },
] as const;

export type StudyCountryId = (typeof studyCountries)[number]["id"];

export function studyCountry(id: number) {
  return studyCountries.find((country) => country.id === id) ?? null;
}
