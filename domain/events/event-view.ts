import type { NoteView } from "#domain/facts/quoted-text.ts";
import type { ClockTime } from "#rules/clock-times.ts";
import type { Booking, EventKind } from "./event.ts";
import type { PlaceState } from "./places/place.ts";

/** One line of a list of events. */
export type EventCardView = {
  href: string;
  kind: string;
  title: string;
  summary: string;
  topic: string;
  host: string;
  /** The big day beside it: "Tue", "16", "Mar". On the reader's clock. */
  day: { weekday: string; number: string; month: string };
  /** Of the first session. */
  times: ClockTime[];
  sessions: number;
  where: string;
  audience: string | null;
  places: { words: string; tone: "positive" | "caution" | "negative" | "plain" };
  /** The reader's own place, on their own list. */
  place?: string;
  hasRecording: boolean;
  isDemo: boolean;
};

export type EventListView = {
  when: "upcoming" | "past";
  cards: EventCardView[];
  total: number;
  page: number;
  pageCount: number;
};

/** Somebody's own place, as its page and the event's page show it. */
export type PlaceView = {
  state: PlaceState;
  /** How many are before them on the list. */
  before: number | null;
  /** Until when an offer stands, on their clock. */
  until: string | null;
  joinUrl: string | null;
  /** When the link to join is shown, on their clock; null once it is over. */
  joinFrom: string | null;
  isOn: boolean;
  hasAttended: boolean;
  /** Null until it began. */
  feedback: { rating: number | null; words: string } | null;
};

export type EventView = {
  slug: string;
  kind: EventKind;
  kindLabel: string;
  title: string;
  summary: string;
  html: string;
  notes: readonly NoteView[];
  topic: string;
  host: string;
  where: string;
  sessions: { title: string; times: ClockTime[] }[];
  zones: { event: string; reader: string };
  audience: string | null;
  booking: Booking;
  /** When registration opens or closes, on both clocks. */
  opens: ClockTime[];
  closes: ClockTime[];
  places: EventCardView["places"];
  isFull: boolean;
  cancelReason: string | null;
  questions: string[];
  /** Whether this reader is one it is for. */
  isForReader: boolean;
  /** After it, for those it is for. */
  material: { label: string; href: string }[];
  isDemo: boolean;
  /** For calendars and search engines. */
  startsAt: string;
  endsAt: string;
};
