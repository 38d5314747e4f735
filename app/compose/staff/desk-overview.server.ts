import { auditLabelOf } from "#app/compose/audit-labels.ts";
import { today } from "#app/today.ts";
import { dueFacts, dueSince } from "#domain/facts/list-facts.server.ts";
import { linkReasons } from "#domain/links/link-reasons.ts";
import { lateness, queueLine, spokenAge } from "#domain/reports/desk/queue-line.ts";
import {
  deskQueues,
  type QueueName,
  queueNames,
  type WaitingThing,
} from "#domain/reports/desk/queues.ts";
import { countSince, listStaffActs } from "#domain/reports/desk/today.queries.server.ts";
import { listWaiting, MAX_WAITING } from "#domain/reports/desk/waiting-things.queries.server.ts";
import { findCurrentCopy } from "#domain/sponsors/imports/imports.queries.server.ts";
import { nameOfTask } from "#domain/tasks/task-names.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import type { Member } from "#rules/access/visitor.ts";
import { addDays, longDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { dayStartIn } from "#rules/wall-clock.ts";
import { dayAndTimeIn, timeIn } from "#rules/zoned-time.ts";
import { pathOf } from "./waiting-path.ts";

const ROWS = 3;
const FIGURES = 6;
const HERE = "Europe/London";

/** What waits for this person, what is late, and what happened today. Five queries. */
export async function describeDesk(visitor: Member, now: Date) {
  const mine = queueNames.filter((name) => staffMay(visitor, deskQueues[name].power));
  const things = await waitingThings(mine);
  const queues = mine.map((name) => {
    const ofQueue = things.filter(({ queue }) => queue === name);
    return { name, things: ofQueue, line: queueLine(ofQueue, deskQueues[name], now) };
  });
  // What is furthest past its promise comes first.
  const waiting = queues
    .filter(({ line }) => line.count > 0)
    .toSorted((one, other) => other.line.worst - one.line.worst);
  const sections = waiting.map(({ name, things: ofQueue }) => sectionOf(name, ofQueue, now));

  return {
    headline: headlineOf(waiting.map(({ line }) => line)),
    when: dayAndTimeIn(HERE, now),
    lines: waiting.map(({ name, line }) => lineView(name, line)),
    quiet: queues.filter(({ line }) => line.count === 0).map(({ name }) => deskQueues[name].label),
    waits: sections.filter(({ name }) => !deskQueues[name].isFault),
    faults: sections.filter(({ name }) => deskQueues[name].isFault),
    register: await describeRegister(),
    today: await describeToday(visitor, now),
  };
}

export type DeskView = Awaited<ReturnType<typeof describeDesk>>;

async function waitingThings(names: readonly QueueName[]): Promise<WaitingThing[]> {
  const stored = await listWaiting(
    names.filter((name) => name !== "stale-facts"),
    today().now,
  );
  if (!names.includes("stale-facts")) return stored;
  const facts = dueFacts(today().today).map((fact) => ({
    queue: "stale-facts" as const,
    id: fact.name,
    title: fact.label,
    detail: fact.value,
    since: new Date(addDays(dueSince(fact), 1)),
    due: null,
  }));
  return [...stored, ...facts];
}

function headlineOf(lines: readonly { count: number; late: number }[]): string {
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const late = lines.reduce((sum, line) => sum + line.late, 0);
  if (count === 0) return "Nothing is waiting.";
  const waits = count === 1 ? "1 item is waiting." : `${formatCount(count)} items are waiting.`;
  if (late === 0) return `${waits} None is late.`;
  return late === 1 ? `${waits} 1 is late.` : `${waits} ${formatCount(late)} are late.`;
}

function lineView(name: QueueName, line: ReturnType<typeof queueLine>) {
  const { label, promise, to } = deskQueues[name];
  const inTime = line.count - line.late;
  const said = line.late > 0 ? `${inTime} on time, ${line.late} late` : `${inTime} on time`;
  return { name, label, promise, to, ...line, count: countOf(line.count), said };
}

function countOf(count: number): string {
  return count >= MAX_WAITING ? `${MAX_WAITING}+` : String(count);
}

function sectionOf(name: QueueName, things: readonly WaitingThing[], now: Date) {
  const { label, to } = deskQueues[name];
  const oldestFirst = things.toSorted(
    (one, other) => +(one.due ?? one.since) - +(other.due ?? other.since),
  );
  const rows = oldestFirst.slice(0, ROWS).map((thing) => ({
    key: thing.id,
    to: pathOf(thing),
    title: titleOf(thing),
    detail: detailOf(thing),
    age: spokenAge(now.getTime() - thing.since.getTime()),
    late: lateness(thing, deskQueues[name], now),
  }));
  return { name, label, to, count: countOf(things.length), rows };
}

function titleOf({ queue, title }: WaitingThing): string {
  return queue === "failed-tasks" || queue === "undelivered-mail" ? nameOfTask(title) : title;
}

function detailOf({ queue, detail }: WaitingThing): string {
  return queue === "broken-links"
    ? (linkReasons[detail as keyof typeof linkReasons] ?? detail)
    : detail;
}

async function describeRegister() {
  const copy = await findCurrentCopy();
  if (!copy?.asOf) return null;
  const { counts } = copy;
  return {
    day: longDay(copy.asOf),
    read: `${formatCount(copy.rows)} rows, ${formatCount(copy.organisations)} organisations`,
    compared: counts
      ? `${formatCount(counts.namesAdded)} joined, ${formatCount(counts.namesRemoved)} left, ${formatCount(counts.ratingsChanged)} changed rating`
      : "The first copy we have",
    at: dayAndTimeIn(HERE, copy.importedAt),
  };
}

async function describeToday(visitor: Member, now: Date) {
  const since = dayStartIn(HERE, today(now).today);
  const [{ kinds, joined }, acts] = [await countSince(since), await listStaffActs(since)];
  return {
    figures: [
      { label: "People joined", count: joined },
      ...kinds.slice(0, FIGURES).map(({ kind, count }) => ({ label: auditLabelOf(kind), count })),
    ].filter(({ count }) => count > 0),
    acts: acts.map(({ id, at, kind, by, page }) => ({
      id,
      at: timeIn(HERE, at),
      what: auditLabelOf(kind),
      by,
      page: page
        ? {
            title: page.title,
            to: staffMay(visitor, "write") ? `/staff/content/${page.type}/${page.slug}` : null,
          }
        : null,
    })),
  };
}
