/** Every way the pre-authorised list can say no, and what the admin reads when it does. */
export const preAuthoriseRefusals = {
  forbidden: "Only an admin of the university can change this list.",
  "too-many": "A list holds up to 5,000 people at a time. Send it in parts.",
  "not-found": "That person is not on your list any more.",
} as const;

export type PreAuthoriseRefusal = keyof typeof preAuthoriseRefusals;
