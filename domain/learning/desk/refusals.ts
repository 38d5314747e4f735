/** Every way the desk says no to a change of courses and lessons. */
export const courseRefusals = {
  "not-found": "We could not find that course or lesson. Somebody may have removed it.",
  conflict:
    "Somebody else saved this while you were writing. Your text is still here: look at theirs in another window, then save again to use yours.",
  "slug-taken": "Another one has that address. Choose a different one.",
  "standard-slug-taken":
    "Another standard lesson has that address. Standard lessons share one list of addresses.",
  "jumpstart-needs-standard":
    "Only lessons of standard courses can be in Jumpstart. Take it out of Jumpstart first.",
  "needs-film": "Upload its film first.",
  "needs-captions": "Write its captions first: no lesson can be published without them.",
  "needs-lesson": "Publish one of its lessons first: a course cannot be empty.",
  "may-not-publish": "Ask an editor to publish it. Authors can write and upload films.",
} as const;

export type CourseRefusal = keyof typeof courseRefusals;
