/**
 * Calendars as RFC 5545 writes them: lines end in CRLF and are folded at 75 octets
 * without cutting a character, text is escaped, times are UTC. The same events give
 * the same text, so that a feed can be compared with the one before.
 */

type CalendarAlarm = { at: Date; words: string };

export type CalendarPerson = { name: string; email: string };

export type CalendarEvent = {
  /** Global, and the same for as long as the event is the same event. */
  uid: string;
  /** When it was last changed. */
  changedAt: Date;
  /** Counts changes; a calendar keeps the highest. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  isCancelled?: boolean;
  /** Others can book over it: it takes nobody's time. */
  isFree?: boolean;
  /** Who invites, and who is asked: calendars take changes and cancellations only from the same organiser. */
  organiser?: CalendarPerson;
  attendee?: CalendarPerson;
  alarms?: readonly CalendarAlarm[];
};

export type Calendar = {
  name: string;
  /** PUBLISH for something to keep once. A feed that is read again has none. */
  method?: "PUBLISH" | "REQUEST" | "CANCEL";
  /** How often a feed is worth reading again. */
  refreshHours?: number;
  events: readonly CalendarEvent[];
};

const FIRST_SECOND = Date.UTC(2026, 0, 1) / 1000;

/**
 * The number of something that was changed then: later changes count higher, and no counter has to be
 * stored. Of a file that is made anew for each reader it is the moment it was made.
 */
export function sequenceAt(changedAt: Date): number {
  return Math.max(0, Math.floor(changedAt.getTime() / 1000) - FIRST_SECOND);
}

const CRLF = "\r\n";
const MAX_OCTETS = 75;

export function writeCalendar({ name, method, refreshHours, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Waymark//Waymark//EN",
    "CALSCALE:GREGORIAN",
    ...(method ? [`METHOD:${method}`] : []),
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshHours
      ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]
      : []),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => foldLine(line) + CRLF).join("");
}

function eventLines(event: CalendarEvent): string[] {
  const text = (name: string, value: string | undefined) =>
    value ? [`${name}:${escapeText(value)}`] : [];
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    ...text("SUMMARY", event.summary),
    ...text("DESCRIPTION", event.description),
    ...text("LOCATION", event.location),
    ...(event.url ? [`URL:${withoutBreaks(event.url)}`] : []),
    ...personLine("ORGANIZER", event.organiser, ""),
    ...personLine("ATTENDEE", event.attendee, ";PARTSTAT=ACCEPTED;RSVP=FALSE"),
    ...(event.isCancelled ? ["STATUS:CANCELLED"] : []),
    ...(event.isFree ? ["TRANSP:TRANSPARENT"] : []),
    ...(event.alarms ?? []).flatMap(alarmLines),
    "END:VEVENT",
  ];
}

/** A name in a parameter stands in quotes, and can hold neither quotes nor breaks (RFC 5545, 3.2). */
function personLine(property: string, person: CalendarPerson | undefined, more: string): string[] {
  if (!person) return [];
  const name = person.name.replace(/["\p{Cc}]/gu, "");
  return [`${property};CN="${name}"${more}:mailto:${withoutBreaks(person.email)}`];
}

function alarmLines({ at, words }: CalendarAlarm): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(words)}`,
    `TRIGGER;VALUE=DATE-TIME:${utc(at)}`,
    "END:VALARM",
  ];
}

/** What a TEXT value may not hold as it is. Other control characters mean nothing in a calendar. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n|\r/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** An address is no TEXT: it is not escaped, and must not be able to begin a line of its own. */
function withoutBreaks(url: string): string {
  return url.replace(/\p{Cc}/gu, "");
}

/** "20261120T140000Z". */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Cuts a line into pieces of at most 75 octets, the space that begins a further one included. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      pieces.push(piece);
      piece = "";
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join(`${CRLF} `);
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
