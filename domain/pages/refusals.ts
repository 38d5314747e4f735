/** Every way changing a page can say no, and what staff read when it does. */
export const pageRefusals = {
  forbidden: "Only our staff can do that.",
  "slug-taken": "Another page has that address, or had it once. Choose another.",
  "not-found": "That page is not there any more.",
  conflict:
    "Somebody else saved this page while you had it open. What you typed is still here: open the page in another tab to see theirs, then save again.",
} as const;

export type PageRefusal = keyof typeof pageRefusals;
