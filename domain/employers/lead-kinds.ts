/** Who writes to us, apart from the form's rules: the page needs only these words. */
export const leadKinds = {
  employer: "An employer that wants to hire",
  university: "A university or college",
  events: "Somebody who runs events or fairs",
  other: "Something else",
} as const;
