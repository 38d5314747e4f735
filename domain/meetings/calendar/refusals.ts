/** Every way a booking can say no, and what they read. */
export const meetingRefusals = {
  taken: "Somebody booked this time a moment ago. Choose another: your words are still here.",
  "not-free": "This time can no longer be booked. Choose another: your words are still here.",
  "not-for-you": "This meeting is for students of another university.",
  "mode-gone": "This meeting is no longer held that way. Choose another way to meet.",
  "day-over": "Choose a day that is still to come.",
  "too-late": "It is too late to change this online. Write to the person you meet.",
  "not-over": "You can say how it was once the meeting is over.",
  "already-over": "This meeting is over.",
  "host-twice": "Somebody with this account is a host already.",
  "not-yours": "Only the host can change this, from their own account.",
  "not-found": "We could not find that meeting.",
  cancelled: "This meeting was cancelled.",
  "too-many-open":
    "You have four meetings ahead. Cancel one of them, or book again after the next.",
  "offer-over": "This time is no longer kept for you. Join the list again, or choose a free time.",
  "times-suit": "There are free times that suit you. Choose one of them above.",
  "waits-already": "You are on this list already. Your mail has the link to it.",
  "cv-gone": "That version of your CV is no longer there. Choose another.",
  "cv-unprintable": "Your CV could not be made into a file. Open it, look at it, and try again.",
  "too-many":
    "That was booked several times within an hour. Look in your inbox and the spam folder, and try again in an hour.",
} as const;

export type MeetingRefusal = keyof typeof meetingRefusals;
