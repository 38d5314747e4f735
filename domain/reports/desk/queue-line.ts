import { addDays } from "#rules/days.ts";
import { dayStartIn } from "#rules/wall-clock.ts";
import { workingDaysAfter } from "#rules/working-days.ts";
import type { DeskQueue, WaitingThing } from "./queues.ts";

const HOUR_MS = 3600_000;
/** Where the wall stands on the line, in percent; beyond it there is room for as long again. */
const WALL = 60;
const MAX_STOPS = 40;

export type QueueLine = {
  count: number;
  late: number;
  /** Each thing as a stop: how far along the line, in percent, newest first. */
  stops: readonly { x: number; isLate: boolean }[];
  /** "Oldest 32 hours, late by 8 hours" */
  oldest: string;
  /** How far the worst of it is past its promise, in milliseconds; negative while there is time. */
  worst: number;
};

type Waits = Pick<WaitingThing, "since" | "due">;
type Promised = Pick<DeskQueue, "promiseHours" | "promiseWorkingDays">;

/** A queue drawn as a line: the wall is the promise, and what has passed it is late. */
export function queueLine(things: readonly Waits[], queue: Promised, now: Date): QueueLine {
  const measured = things
    .map((thing) => measure(thing, queue, now))
    .toSorted((one, other) => one.share - other.share);
  const oldest = Math.max(0, ...measured.map(({ age }) => age));
  const worst = Math.max(...measured.map(({ past }) => past));
  return {
    count: measured.length,
    late: measured.filter(({ past }) => past > 0).length,
    // Of very many those nearest to their promise or past it are drawn: they are the ones to do something about.
    stops: measured.slice(-MAX_STOPS).map(({ share }) => stopOf(share)),
    oldest: oldestSentence(
      measured.find(({ age }) => age === oldest),
      worst,
    ),
    worst,
  };
}

/** How long it waits, how far past its promise it is, and its age as a share of the promise. */
function measure({ since, due: own }: Waits, { promiseHours, ...queue }: Promised, now: Date) {
  const age = Math.max(0, now.getTime() - since.getTime());
  const days = queue.promiseWorkingDays;
  const due = own ?? (days === undefined ? null : endOfWorkingDay(since, days));
  const promised = due ? Math.max(HOUR_MS, +due - +since) : promiseHours * HOUR_MS;
  return { age, past: age - promised, share: age / promised };
}

function endOfWorkingDay(since: Date, days: number): Date {
  return dayStartIn("Europe/London", addDays(workingDaysAfter(since, days), 1));
}

function stopOf(share: number) {
  const isLate = share > 1;
  const beyond = Math.min(1, share - 1) * (100 - WALL - 8) + WALL + 4;
  const x = isLate ? beyond : share * (WALL - 4) + 2;
  return { x: Math.round(x * 10) / 10, isLate };
}

/** What is furthest past its promise need not be the oldest: each has its own moment. */
function oldestSentence(oldest: { age: number; past: number } | undefined, worst: number): string {
  const waits = `Oldest ${spokenAge(oldest?.age ?? 0)}`;
  if (worst <= 0) return waits;
  const isOldest = oldest?.past === worst;
  return isOldest
    ? `${waits}, late by ${spokenAge(worst)}`
    : `${waits}, one ${spokenAge(worst)} late`;
}

/** "45 minutes", "1 hour", "31 hours", "5 days". */
export function spokenAge(millis: number): string {
  const minutes = Math.floor(millis / 60_000);
  if (minutes < 60) return counted(Math.max(1, minutes), "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day");
}

/** How late one thing is, or null while there is time. */
export function lateness(thing: Waits, queue: Promised, now: Date): string | null {
  const { past } = measure(thing, queue, now);
  return past > 0 ? `${spokenAge(past)} late` : null;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
