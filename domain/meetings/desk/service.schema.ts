import { z } from "zod";
import { meetingModes } from "#rules/meetings/modes.ts";
import { rowNumber } from "#rules/row-number.ts";

/** As many questions as the form has rows for. */
export const MAX_QUESTIONS = 5;

const words = (min: number, max: number, what: string) =>
  z
    .string({ error: `Write ${what}.` })
    .trim()
    .min(min, `Write ${what}.`)
    .max(max, `Shorten ${what} to ${max} characters or fewer.`);

function whole(min: number, max: number, what: string) {
  const message = `Enter ${what} as a whole number from ${min} to ${max}.`;
  return z
    .string({ error: message })
    .trim()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

const fields = z.object({
  title: words(2, 80, "a name"),
  summary: words(2, 200, "a short description"),
  minutes: whole(5, 480, "the length in minutes"),
  bufferBefore: whole(0, 120, "the minutes before"),
  bufferAfter: whole(0, 120, "the minutes after"),
  noticeHours: whole(0, 720, "the hours of notice"),
  maxDaysAhead: whole(1, 366, "the days ahead"),
  dailyLimit: z
    .string()
    .trim()
    .default("")
    .refine(
      (text) => text === "" || (rowNumber(text) > 0 && rowNumber(text) <= 50),
      "Enter a whole number from 1 to 50, or leave it empty for no limit.",
    )
    .transform((text) => (text === "" ? null : Number(text))),
});

const rows = Array.from({ length: MAX_QUESTIONS }, (_, at) => at + 1);

/** What a desk says about a service, as its form posts it. */
export const serviceSchema = z.record(z.string(), z.string()).transform((posted, context) => {
  const read = fields.safeParse(posted);
  const isOn = (name: string) => posted[name] === "on";
  const modes = meetingModes.filter((mode) => isOn(`mode-${mode}`));
  const hostIds = Object.keys(posted).flatMap((name) => {
    const id = name.startsWith("host-") && isOn(name) ? rowNumber(name.slice(5)) : 0;
    return id > 0 ? [id] : [];
  });
  const say = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  for (const { path, message } of read.error?.issues ?? [])
    say(path.map(String).join("."), message);
  if (modes.length === 0) say("modes", "Choose at least one way to meet.");
  if (hostIds.length === 0 && isOn("isActive"))
    say("hosts", "Choose who offers it, or switch the service off.");
  const questions = rows.map((row) => (posted[`question-${row}`] ?? "").trim()).filter(Boolean);
  if (questions.some((question) => question.length > 160))
    say("questions", "Shorten each question to 160 characters or fewer.");
  if (!read.success || context.issues.length > 0) return z.NEVER;
  return {
    ...read.data,
    ...{ modes, hostIds, questions: [...new Set(questions)] },
    isActive: isOn("isActive"),
    takesCv: isOn("takesCv"),
  };
});

export type ServiceInput = z.output<typeof serviceSchema>;
