/** One's own meeting, as its ticket shows it. */
export type TicketView = {
  title: string;
  state: "booked" | "over" | "cancelled" | "no-show" | "offered" | "lapsed";
  /** Until when a time is kept, on the reader's clock; null where none is. */
  keptUntil: string | null;
  /** The CV that goes with it. */
  cv: string | null;
  /** "Tue 24 Nov, 15:30", on the reader's clock. */
  when: string;
  minuteOfDay: number;
  place: string;
  minutes: number;
  /** The same moment where the host is; null where that is the same clock. */
  hostWhen: { when: string; place: string } | null;
  where: string;
  /** The video link, from ten minutes before. */
  join: string | null;
  hasLink: boolean;
  email: string;
  reason: string | null;
  summary: string;
  /** Until when it can be moved or cancelled; null where that time is over. */
  changeable: string | null;
  /** The host's address, where it is too late to change it here. */
  writeTo: string | null;
  page: string;
  dates: string;
};
