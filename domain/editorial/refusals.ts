/** Every way setting a redirect can say no, and what staff read when it does. */
export const redirectRefusals = {
  loop: "That would lead back to where it starts. Choose another destination.",
  "former-address": "That is an address of the former blog. Name the post or page it leads to.",
  "same-address": "The two addresses are the same. Choose another destination.",
} as const;

export type RedirectRefusal = keyof typeof redirectRefusals;
