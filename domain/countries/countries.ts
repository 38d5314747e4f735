/** Where the boards have jobs, as stored and in addresses, with what people read. */
export const countries = {
  gb: "United Kingdom",
  au: "Australia",
  ca: "Canada",
  ie: "Ireland",
  xx: "Elsewhere",
} as const;

export type CountryCode = keyof typeof countries;
