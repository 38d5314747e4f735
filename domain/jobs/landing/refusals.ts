import { pageRefusals } from "#domain/pages/refusals.ts";

/** Every way a landing page can say no, and what staff read when it does. */
export const landingRefusals = {
  ...pageRefusals,
  "not-the-board":
    "That is not an address of the board. Search on the board, then copy the whole address of the results, such as /jobs?city=Leeds&sector=law.",
  "other-site":
    "That is an address of another site. Search on our board, then copy the whole address of the results.",
  "whole-board": "That is the whole board. Choose at least one filter, or search for a word.",
  "not-understood":
    "The board does not understand part of that address, so the page would count something else. Open it on the board, and copy the address from there.",
} as const;

export type LandingRefusal = keyof typeof landingRefusals;
