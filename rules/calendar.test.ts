import { expect, test } from "vitest";
import { type CalendarEvent, escapeText, foldLine, sequenceAt, writeCalendar } from "./calendar.ts";

const interview: CalendarEvent = {
  uid: "interview-7@waymark.example",
  changedAt: new Date("2026-11-15T09:00:00Z"),
  sequence: 3,
  startsAt: new Date("2026-11-20T14:00:00Z"),
  endsAt: new Date("2026-11-20T14:30:00Z"),
  summary: "Interview: Analyst, flood; forecasting",
};

test("a calendar is written line by line as the standard says", () => {
  const alarms = [{ at: new Date("2026-11-19T19:00:00Z"), words: "Tomorrow" }];
  const text = writeCalendar({
    name: "Dates",
    refreshHours: 4,
    events: [{ ...interview, alarms }],
  });

  expect(text.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Waymark//Waymark//EN",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Dates",
    "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
    "X-PUBLISHED-TTL:PT4H",
    "BEGIN:VEVENT",
    "UID:interview-7@waymark.example",
    "DTSTAMP:20261115T090000Z",
    "LAST-MODIFIED:20261115T090000Z",
    "SEQUENCE:3",
    "DTSTART:20261120T140000Z",
    "DTEND:20261120T143000Z",
    "SUMMARY:Interview: Analyst\\, flood\\; forecasting",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "DESCRIPTION:Tomorrow",
    "TRIGGER;VALUE=DATE-TIME:20261119T190000Z",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("a cancelled event says so, with its method", () => {
  const events = [{ ...interview, sequence: 4, isCancelled: true }];
  const text = writeCalendar({ name: "Dates", method: "CANCEL", events });
  expect(text).toContain("METHOD:CANCEL\r\n");
  expect(text).toContain("SEQUENCE:4\r\n");
  expect(text).toContain("STATUS:CANCELLED\r\n");
});

// RFC 5545, 3.8.7.4: a whole number that only grows; calendars keep it in 32 bits.
test("what changed a second later counts higher, for as long as calendars can count", () => {
  const number = sequenceAt(new Date("2026-11-15T09:00:00.900Z"));
  expect(number).toBe(sequenceAt(new Date("2026-11-15T09:00:00Z")));
  expect(sequenceAt(new Date("2026-11-15T09:00:01Z"))).toBe(number + 1);
  expect(sequenceAt(new Date("2020-01-01T00:00:00Z"))).toBe(0);
  expect(sequenceAt(new Date("2090-01-01T00:00:00Z"))).toBeLessThan(2 ** 31);
});

test.each([
  ["a backslash first", "a\\b", "a\\\\b"],
  ["a new line in any spelling", "a\r\nb\nc\rd", "a\\nb\\nc\\nd"],
  ["a character that ends a line nowhere but here", "a\u0000b\u0085c", "abc"],
])("text is escaped: %s", (_case, plain, escaped) => {
  expect(escapeText(plain)).toBe(escaped);
});

test("nobody's title begins a line of its own", () => {
  const summary = "Job\r\nATTENDEE:mailto:eve@evil.example";
  const url = "https://waymark.example/jobs/a\r\nX-EVIL:1";
  const text = writeCalendar({ name: "Dates", events: [{ ...interview, summary, url }] });
  expect(text).not.toMatch(/^(ATTENDEE|X-EVIL)/m);
});

// A fixed sequence of "random" numbers, so that a failure comes back when it is looked at.
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

test("whatever is folded has at most 75 octets a line, whole characters, and unfolds to what it was", () => {
  const next = numbers(7);
  const alphabet = ["a", "Z", " ", ":", "é", "ш", "漢", "한", "🧭", "👩‍🔬", "\u0301"];
  for (let round = 0; round < 500; round += 1) {
    const line = Array.from({ length: next(300) }, () => alphabet[next(alphabet.length)]).join("");
    const folded = foldLine(line);

    for (const piece of folded.split("\r\n")) {
      expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
      expect(piece).not.toContain("\ufffd");
      expect(Buffer.from(piece).toString()).toBe(piece);
    }
    expect(folded.replaceAll("\r\n ", "")).toBe(line);
  }
});

test("a line of exactly 75 octets stays whole, one more makes two", () => {
  expect(foldLine("x".repeat(75))).toBe("x".repeat(75));
  expect(foldLine("x".repeat(76))).toBe(`${"x".repeat(75)}\r\n x`);
});
