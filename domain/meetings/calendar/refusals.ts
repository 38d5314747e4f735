/** Every way a booking can say no, and what they read. */
export const meetingRefusals = {
  taken: "Somebody booked this time a moment ago. Choose another: your text is still here.",
  "not-free": "This time can no longer be booked. Choose another: your text is still here.",
  "same-time": "Your meeting is at this time already. Nothing was changed, and nobody was emailed.",
  "not-for-you": "This meeting is for students of another university.",
  "mode-gone": "This meeting is no longer held that way. Choose another way to meet.",
  "day-over": "Choose a day in the future.",
  "too-late": "It is too late to change this online. Write to the person you meet.",
  "not-over": "You can give feedback after the meeting.",
  "already-over": "This meeting is over.",
  "host-twice": "Somebody with this account is a host already.",
  "not-yours": "Only the host can change this, from their own account.",
  "not-found": "We could not find that meeting.",
  cancelled: "This meeting was cancelled.",
  "too-many-open":
    "You have four meetings ahead. Cancel one of them, or book again after the next.",
  "offer-over": "This time is no longer held for you. Join the list again, or choose a free time.",
  "times-suit": "There are free times that suit you. Choose one of them above.",
  "waits-already": "You are on this list already. Your email has the link to it.",
  "cv-gone": "That version of your CV has been deleted. Choose another.",
  "cv-unprintable": "We could not make a file of your CV. Open it, check it, and try again.",
  "too-many":
    "You have booked several times within an hour. Check your inbox and spam folder, and try again in an hour.",
} as const;

export type MeetingRefusal = keyof typeof meetingRefusals;
