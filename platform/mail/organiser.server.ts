import type { CalendarPerson } from "#rules/calendar.ts";
import { settings } from "../settings.server.ts";

/** Who invites in every calendar file we send: the address that our mail comes from. */
export function organiser(): CalendarPerson {
  const { mailFrom } = settings();
  return { name: "Waymark", email: /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom };
}
