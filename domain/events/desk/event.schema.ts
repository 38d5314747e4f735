import { z } from "zod";
import { presentZoneName } from "#domain/forms/time-zones.ts";
import { roles } from "#rules/access/visitor.ts";
import { rowNumber } from "#rules/row-number.ts";
import { shortSlugOf } from "#rules/slug.ts";
import { isRealDay } from "#rules/typed-day.ts";
import { deadlineIn, eventIn } from "#rules/wall-clock.ts";
import { isTimeZone } from "#rules/zoned-time.ts";
import { eventTopics, MAX_SESSIONS } from "../event.ts";
import { MAX_QUESTIONS } from "../place.schema.ts";

export const MAX_CAPACITY = 100_000;

const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function words(min: number, max: number, what: string) {
  return z
    .string({ error: `Write ${what}.` })
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(min, min === 1 ? `Write ${what}.` : `Write ${what} of ${min} characters or more.`)
        .max(max, `Shorten ${what} to ${max} characters or fewer.`),
    );
}

const optional = (max: number, what: string) => words(0, max, what).default("");

const link = z
  .string()
  .trim()
  .default("")
  .refine(
    (text) => text === "" || isWebAddress(text),
    "Enter a full address that begins with https://.",
  );

export function isWebAddress(text: string): boolean {
  return text.length <= 500 && URL.canParse(text) && new URL(text).protocol === "https:";
}

const fields = z.object({
  kind: z.enum(["workshop", "webinar"], { error: "Choose what it is." }),
  title: words(5, 100, "a title"),
  summary: words(20, 220, "a summary"),
  body: optional(12_000, "the text"),
  topic: z.enum(Object.keys(eventTopics) as [string, ...string[]], { error: "Choose a topic." }),
  host: words(2, 120, "who hosts it"),
  zone: z
    .string({ error: "Choose the time zone." })
    .transform(presentZoneName)
    .refine(isTimeZone, "Choose the time zone."),
  place: optional(200, "the place"),
  joinUrl: link,
  capacity: z
    .string()
    .trim()
    .default("")
    .refine(
      (text) => text === "" || (rowNumber(text) > 0 && rowNumber(text) <= MAX_CAPACITY),
      "Enter a whole number, or leave it empty for no limit.",
    ),
  universityId: z.string().default(""),
});

type Posted = Readonly<Record<string, string>>;
type Mistake = { path: string[]; message: string };
export type SessionInput = { id: number | null; startsAt: Date; endsAt: Date; title: string };

/** What staff say about an event, as the form posts it: words, then times on the event's own clock. */
export const eventSchema = z.record(z.string(), z.string()).transform((posted, context) => {
  const read = fields.safeParse(posted);
  const mistakes: Mistake[] = [];
  // Without a zone no time can be read; its own sentence says so.
  const zone = isTimeZone(posted.zone ?? "") ? posted.zone! : "UTC";
  const sessions = readSessions(posted, zone, mistakes);
  const opensAt = readInstant(posted, "opens", { zone, at: eventIn }, mistakes);
  const closesAt = readInstant(posted, "closes", { zone, at: deadlineIn }, mistakes);
  for (const issue of read.error?.issues ?? [])
    mistakes.push({ path: issue.path.map(String), message: issue.message });
  for (const { path, message } of mistakes) context.addIssue({ code: "custom", path, message });
  if (!read.success || mistakes.length > 0) return z.NEVER;

  const { place, joinUrl, capacity, universityId, ...rest } = read.data;
  return {
    ...rest,
    place: place || null,
    joinUrl: joinUrl || null,
    capacity: capacity === "" ? null : Number(capacity),
    universityId: rowNumber(universityId) || null,
    roles: roles.filter((role) => posted[`role-${role}`] === "on"),
    questions: readQuestions(posted),
    ...{ sessions, opensAt, closesAt },
  };
});

export type EventInput = z.output<typeof eventSchema>;

function readQuestions(posted: Posted): string[] {
  const asked = rows(MAX_QUESTIONS).map((row) => (posted[`question-${row}`] ?? "").trim());
  return [...new Set(asked.map((text) => text.slice(0, 160)).filter(Boolean))];
}

/** A row with anything in it is a session; an empty row is none. */
function readSessions(posted: Posted, zone: string, mistakes: Mistake[]): SessionInput[] {
  const found: SessionInput[] = [];
  for (const row of rows(MAX_SESSIONS)) {
    const [day = "", from = "", to = ""] = ["day", "from", "to"].map(
      (name) => posted[`${name}-${row}`]?.trim() ?? "",
    );
    if (!day && !from && !to) continue;
    const say = (name: string, message: string) =>
      mistakes.push({ path: [`${name}-${row}`], message: `Session ${row}: ${message}` });
    if (!isRealDay(day)) say("day", "enter a day.");
    if (!TIME.test(from)) say("from", "enter when it begins, such as 14:00.");
    if (!TIME.test(to)) say("to", "enter when it ends, such as 15:30.");
    if (!isRealDay(day) || !TIME.test(from) || !TIME.test(to)) continue;
    const [startsAt, endsAt] = [eventIn(zone, day, from), eventIn(zone, day, to)];
    if (endsAt <= startsAt) say("to", "the end must be after the start.");
    const title = (posted[`about-${row}`] ?? "").trim().slice(0, 120);
    found.push({ id: rowNumber(posted[`session-${row}`]) || null, startsAt, endsAt, title });
  }
  return found.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

type Reading = { zone: string; at: (zone: string, day: string, time: string) => Date };

function readInstant(
  posted: Posted,
  name: "opens" | "closes",
  { zone, at }: Reading,
  mistakes: Mistake[],
): Date | null {
  const day = posted[`${name}-on`]?.trim() ?? "";
  const time = posted[`${name}-at`]?.trim() || (name === "opens" ? "00:00" : "23:59");
  if (!day) return null;
  if (isRealDay(day) && TIME.test(time)) return at(zone, day, time);
  mistakes.push({
    path: [`${name}-on`],
    message: `Enter a day and a time for when registration ${name}, or leave both empty.`,
  });
  return null;
}

const MAX_SLUG = 80;
const MAX_SLUG_WORDS = 13;

function ofTitle(title: string): string {
  return shortSlugOf(title, MAX_SLUG).split("-").slice(0, MAX_SLUG_WORDS).join("-");
}

/** Left empty, the address is made from the title. */
export const newEventSchema = z
  .object({ slug: z.string().trim().default(""), title: z.string().default("") })
  .transform(({ slug, title }) => ({ slug: slug || ofTitle(title) }))
  .pipe(
    z.object({
      slug: z
        .string()
        .min(1, {
          error: "Enter the end of the address, or a title in Latin letters.",
          abort: true,
        })
        .regex(
          /^[a-z0-9]+(?:-[a-z0-9]+){0,12}$/,
          "Use lower-case letters and digits with single hyphens between them, such as interviews-by-video.",
        )
        .min(3, "Use 3 characters or more.")
        .max(MAX_SLUG, "Shorten it to 80 characters or fewer.")
        .refine((slug) => slug !== "places", "Choose a different address: this one is in use."),
    }),
  );
