import type { Transaction } from "#db/client.server.ts";
import { jobAlerts, recentSearches } from "#db/schema/job-alerts.ts";
import { instantFrom } from "../relative-days.ts";

type Board = "jobs" | "part-time-jobs";
type Search = { board: Board; criteria: string };
type Alert = Search & { name: string; frequency: "daily" | "weekly" | "never"; daysAgo: number };
type Reader = { userId: string; email: string; alerts: Alert[]; recent: Search[] };

/** What two students look for: by mail, kept without mail, and lately. */
export const demoReaders: readonly Reader[] = [
  {
    userId: "demo-student-at-waymark.example",
    email: "student@waymark.example",
    alerts: [
      {
        board: "jobs",
        criteria: "q=data+analyst&country=gb&register=licensed",
        name: "data analyst, United Kingdom, On the register, can sponsor skilled workers",
        frequency: "daily",
        daysAgo: 19,
      },
      {
        board: "jobs",
        criteria: "country=gb&sector=engineering&type=graduate-scheme",
        name: "United Kingdom, Engineering, Graduate programme",
        frequency: "weekly",
        daysAgo: 12,
      },
      {
        board: "part-time-jobs",
        criteria: "city=Leeds&safe=1",
        name: "Leeds, Within a student visa",
        frequency: "never",
        daysAgo: 5,
      },
    ],
    recent: [
      { board: "jobs", criteria: "q=data&country=gb" },
      { board: "jobs", criteria: "city=Leeds" },
      { board: "jobs", criteria: "q=flood+forecasting" },
      { board: "part-time-jobs", criteria: "q=library&safe=1" },
      { board: "part-time-jobs", criteria: "city=Leeds" },
    ],
  },
  {
    userId: "demo-premium-at-waymark.example",
    email: "premium@waymark.example",
    alerts: [
      {
        board: "jobs",
        criteria: "q=software+engineer&city=London&sponsorship=offered",
        name: "software engineer, London, Says it sponsors",
        frequency: "daily",
        daysAgo: 33,
      },
      {
        board: "jobs",
        criteria: "country=ie&sector=technology",
        name: "Ireland, Software and IT",
        frequency: "weekly",
        daysAgo: 8,
      },
    ],
    recent: [
      { board: "jobs", criteria: "q=cyber+security&country=gb" },
      { board: "jobs", criteria: "country=ie&sector=technology" },
      { board: "part-time-jobs", criteria: "q=tutor" },
    ],
  },
];

const ZONE = "Asia/Kolkata";
const DAY_MS = 24 * 3600_000;
/** Eight in the morning there, as UTC counts it: no summer time moves it. */
const EIGHT_IN_KOLKATA_MS = 2.5 * 3600_000;
/** A paused alert waits for ever. */
const NEVER = new Date("9999-01-01T00:00:00Z");

/** The alerts and searches of the demo's students. */
export async function addSearches(tx: Transaction, now: Date): Promise<void> {
  await tx.insert(jobAlerts).values(
    demoReaders.flatMap(({ userId, email, alerts }) =>
      alerts.map(({ daysAgo, ...alert }) => ({
        ...alert,
        userId,
        email,
        timeZone: ZONE,
        createdAt: instantFrom(now, -daysAgo),
        confirmedAt: instantFrom(now, -daysAgo),
        since: now,
        nextAt: nextMail(alert.frequency, now),
      })),
    ),
  );
  await tx
    .insert(recentSearches)
    .values(
      demoReaders.flatMap(({ userId, recent }) =>
        recent.map((search, index) => ({ userId, ...search, at: instantFrom(now, -1 - index) })),
      ),
    );
}

function nextMail(frequency: Alert["frequency"], now: Date): Date {
  if (frequency === "never") return NEVER;
  const days = Math.floor((now.getTime() - EIGHT_IN_KOLKATA_MS) / DAY_MS);
  const tomorrow = new Date((days + 1) * DAY_MS + EIGHT_IN_KOLKATA_MS);
  return frequency === "daily" ? tomorrow : instantFrom(tomorrow, 4);
}
