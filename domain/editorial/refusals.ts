/** Every way setting a redirect can say no, and what staff read when it does. */
export const redirectRefusals = {
  loop: "That would lead back to where it starts. Choose another destination.",
  "same-address": "The two addresses are the same. Choose another destination.",
} as const;

export type RedirectRefusal = keyof typeof redirectRefusals;
