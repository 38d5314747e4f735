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
};

/** A queue drawn as a line: the wall is the promise, and what has passed it is late. */
export function queueLine(
  things: readonly Pick<WaitingThing, "since">[],
  { promiseHours }: Pick<DeskQueue, "promiseHours">,
  now: Date,
): QueueLine {
  const promised = promiseHours * HOUR_MS;
  const ages = things.map(({ since }) => Math.max(0, now.getTime() - since.getTime()));
  const youngestFirst = ages.toSorted((one, other) => one - other);
  const oldest = youngestFirst.at(-1) ?? 0;
  return {
    count: ages.length,
    late: ages.filter((age) => age > promised).length,
    // Of very many the oldest are drawn: they are the ones to do something about.
    stops: youngestFirst.slice(-MAX_STOPS).map((age) => stopOf(age / promised)),
    oldest: oldestSentence(oldest, promised),
  };
}

function stopOf(share: number) {
  const isLate = share > 1;
  const beyond = Math.min(1, share - 1) * (100 - WALL - 8) + WALL + 4;
  const x = isLate ? beyond : share * (WALL - 4) + 2;
  return { x: Math.round(x * 10) / 10, isLate };
}

function oldestSentence(age: number, promised: number): string {
  if (age <= promised) return `Oldest ${spokenAge(age)}`;
  return `Oldest ${spokenAge(age)}, late by ${spokenAge(age - promised)}`;
}

/** "45 minutes", "1 hour", "31 hours", "5 days". */
export function spokenAge(millis: number): string {
  const minutes = Math.floor(millis / 60_000);
  if (minutes < 60) return counted(Math.max(1, minutes), "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day");
}

/** How late one thing is, or null while there is time. */
export function lateness(since: Date, promiseHours: number, now: Date): string | null {
  const late = now.getTime() - since.getTime() - promiseHours * HOUR_MS;
  return late > 0 ? `${spokenAge(late)} late` : null;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
