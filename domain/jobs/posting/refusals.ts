/** Every way posting can say no, and what the employer reads when it does. */
export const postingRefusals = {
  "not-found": "We could not find that advert.",
  "being-read": "This advert is waiting for review. Withdraw it first, then change it.",
  declined: "This advert was declined and cannot be sent again. Write a new one.",
  closed: "This advert is closed. Renew it first, then change it.",
  "not-closed": "This advert is not live and not closed, so there is nothing to renew.",
  "not-live": "This advert is not live, so there is nothing to close.",
  "not-waiting": "It has just been reviewed, so it could not be withdrawn.",
  "published-once": "This advert has been live. Close it instead of deleting it.",
  "from-feed": "This advert comes from your feed. Change it there.",
  "too-many-drafts": "You have 200 drafts. Delete some before you write another.",
} as const;

export type PostingRefusal = keyof typeof postingRefusals;
