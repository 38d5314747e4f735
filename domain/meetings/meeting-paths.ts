/** Addresses of meetings, in one place: screens, mails and calendars lead to the same. */
export const meetingPaths = {
  book: "/book-a-meeting",
  /** The token is the key: guests have no other way to their meeting. */
  meeting: (token: string) => `/book-a-meeting/${encodeURIComponent(token)}`,
  dates: (token: string) => `/book-a-meeting/${encodeURIComponent(token)}/meeting.ics`,
  ofUniversity: "/university/meetings",
  ofTeam: "/staff/meetings",
};
