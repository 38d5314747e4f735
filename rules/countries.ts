/** The countries whose rules we read, by the numbers the customer's rows and settings carry. */
export const UNITED_KINGDOM = 226;
export const AUSTRALIA = 14;
export const CANADA = 39;
export const IRELAND = 104;

export const countryIds = [UNITED_KINGDOM, AUSTRALIA, CANADA, IRELAND] as const;

export type CountryId = (typeof countryIds)[number];

/** The same by the code of jobs and CVs (ISO 3166). */
export const countryIdOf = {
  gb: UNITED_KINGDOM,
  au: AUSTRALIA,
  ca: CANADA,
  ie: IRELAND,
} as const;

export type RuleCountry = keyof typeof countryIdOf;

/** The code of a country whose rules we read. */
export const countryCodeOf = {
  [UNITED_KINGDOM]: "gb",
  [AUSTRALIA]: "au",
  [CANADA]: "ca",
  [IRELAND]: "ie",
} as const satisfies Record<CountryId, RuleCountry>;
