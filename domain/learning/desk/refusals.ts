/** Every way the desk says no to a change of courses and lessons. */
export const courseRefusals = {
  "not-found": "We could not find that course or lesson. Somebody may have removed it.",
  conflict:
    "Somebody else saved this while you were writing. Your words are still here: look at theirs in another window, then save again to put yours in place.",
  "slug-taken": "Another one has that address. Choose other words.",
  "standard-slug-taken":
    "Another standard lesson has that address. Standard lessons share one list of addresses.",
  "jumpstart-needs-standard":
    "Only lessons of standard courses can be in Jumpstart. Take it out of Jumpstart first.",
  "needs-film": "Send its film first.",
  "needs-captions": "Write its captions first: no lesson goes out without them.",
  "needs-lesson": "Publish a lesson of it first: an empty course helps nobody.",
  "may-not-publish": "Ask an editor to publish it. Authors write and send films.",
} as const;

export type CourseRefusal = keyof typeof courseRefusals;
