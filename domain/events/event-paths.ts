/** Addresses of events, in one place: screens, mails and calendars lead to the same. */
export const eventPaths = {
  list: "/workshop-and-webinars",
  event: (slug: string) => `/workshop-and-webinars/${encodeURIComponent(slug)}`,
  calendar: (slug: string) => `/workshop-and-webinars/${encodeURIComponent(slug)}/dates.ics`,
  file: (slug: string, document: "recording" | "slides") =>
    `/workshop-and-webinars/${encodeURIComponent(slug)}/files/${document}`,
  /** The token is the key: guests have no other way to their place. */
  place: (token: string) => `/workshop-and-webinars/places/${encodeURIComponent(token)}`,
  own: "/my-events",
  desk: "/staff/events",
  deskEvent: (id: number) => `/staff/events/${id}`,
  deskPeople: (id: number) => `/staff/events/${id}/people`,
};
