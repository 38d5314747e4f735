/** Every way changing a page can say no, and what staff read when it does. */
export const pageRefusals = {
  forbidden: "Only our staff can do that.",
  "slug-taken": "Another page has that address, or had it once. Choose another.",
  "not-found": "That page was moved or deleted.",
  conflict:
    "Somebody else saved this page while you had it open. What you typed is still here: open the page in another tab to see theirs, then save again.",
  "not-ready": "This page cannot be published yet. Fix what is marked below.",
  "nothing-to-review": "Nothing has changed since this page was published.",
  "not-in-review": "This page is no longer waiting for review.",
  "note-missing": "Enter what should change, so that its author knows.",
  "past-moment": "Choose a time in the future.",
  "ends-before-it-begins":
    "The page would be unpublished before it is published. Choose a later time.",
  "fixed-address": "The address of this page is part of the product and cannot be changed.",
  "not-published": "Readers do not see this page, so it cannot be unpublished.",
} as const;

export type PageRefusal = keyof typeof pageRefusals;
