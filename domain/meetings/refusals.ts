/** Every way a booking can say no, and what they read. */
export const meetingRefusals = {
  taken: "Somebody booked this time a moment ago. Choose another: your words are still here.",
  "not-free": "This time can no longer be booked. Choose another: your words are still here.",
  "not-for-you": "This meeting is for students of another university.",
  "too-late": "It is too late to change this online. Write to the person you meet.",
  "already-over": "This meeting is over.",
  "not-found": "We could not find that meeting.",
  cancelled: "This meeting was cancelled.",
  "too-many":
    "That was booked several times within an hour. Look in your inbox and the spam folder, and try again in an hour.",
} as const;

export type MeetingRefusal = keyof typeof meetingRefusals;
