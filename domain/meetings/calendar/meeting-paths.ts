/** Addresses of meetings, in one place: screens, mails and calendars lead to the same. */
export const meetingPaths = {
  book: "/book-a-meeting",
  /** The token is the key: guests have no other way to their meeting. */
  meeting: (token: string) => `/book-a-meeting/${encodeURIComponent(token)}`,
  dates: (token: string) => `/book-a-meeting/${encodeURIComponent(token)}/meeting.ics`,
  waiting: (token: string) => `/book-a-meeting/waiting/${encodeURIComponent(token)}`,
  /** A host's own meetings, for their calendar. The token is the key. */
  feed: (token: string) => `/meeting-feeds/${encodeURIComponent(token)}`,
  service: (desk: string, id: number | "new") => `${desk}/services/${id}`,
  host: (desk: string, id: number | "new") => `${desk}/hosts/${id}`,
  cv: (desk: string, meetingId: number) => `${desk}/${meetingId}/cv.pdf`,
  ofUniversity: "/university/meetings",
  ofTeam: "/staff/meetings",
};
