/** Every way an event can say no to somebody who wants to come, and what they read. */
export const placeRefusals = {
  "not-yet": "Registration has not opened yet. The page says when it does.",
  closed: "Registration has closed.",
  over: "This event has ended.",
  cancelled: "This event was cancelled.",
  "not-for-you": "This event is not open to your account. The page says who can come.",
  "sign-in": "Sign in to book a place at this event.",
  "too-many":
    "You have asked several times within an hour. Check your inbox and spam folder, and try again in an hour.",
  "offer-over": "This offer has ended, and the next person was asked. You can join the list again.",
  "no-place": "You do not have a place at this event.",
  "wrong-code": "That code is not the one the host shows. Check it again.",
  "not-on-yet": "The code works from 15 minutes before the start until the end.",
} as const;

export type PlaceRefusal = keyof typeof placeRefusals;

/** Every way the desk's forms for events can say no. */
export const eventRefusals = {
  "slug-taken": "Another event has this address. Choose a different one.",
  conflict:
    "Somebody else saved this event while you were writing. Open it in another tab to see their version. Save again to use yours.",
  "not-found": "We could not find that event.",
  "no-such-ambassador": "No campus ambassador has that address. Check it again.",
  "is-cancelled": "This event was cancelled. Make a new one instead.",
  "needs-session": "Add at least one session before you publish.",
  "has-people":
    "People have places or are waiting for one. Cancel the event instead, so that they get an email.",
  "is-full": "The event is full. Raise the number of places first, or cancel somebody’s place.",
  "not-waiting": "This person is no longer on the waiting list.",
  "too-large": "That file is larger than 40 MB. Put it on a video site and give the link.",
  "wrong-type": "Send a PDF for slides, and an MP4 or WebM file for a recording.",
} as const;

export type EventRefusal = keyof typeof eventRefusals;
