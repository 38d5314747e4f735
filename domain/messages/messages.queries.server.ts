import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { type MessageKind, messageEntries, messages } from "#db/schema/messages.ts";
import { universities } from "#db/schema/universities.ts";
import { isoDay } from "#rules/days.ts";
import type { Paged, PageParams } from "#rules/paged.ts";
import type { Message, MessageEntry, MessageRow } from "./message.ts";
import { type Desk, topicsAt } from "./topics.ts";

const PAGE_SIZE = 25;
const MAX_STAFF = 200;

const assignees = alias(users, "assignees");
const closers = alias(users, "closers");

const row = {
  id: messages.id,
  reference: messages.reference,
  kind: messages.kind,
  topic: messages.topic,
  name: messages.name,
  email: messages.email,
  organisation: messages.organisation,
  body: messages.body,
  createdAt: messages.createdAt,
  dueOn: messages.dueOn,
  assignedTo: assignees.name,
  answeredAt: messages.answeredAt,
  closedAt: messages.closedAt,
};

const isWaiting = and(isNull(messages.answeredAt), isNull(messages.closedAt));

export type MessagesQuery = PageParams & {
  /** A reference, or the writer's address. */
  q?: string;
  state?: "waiting" | "overdue" | "answered" | "closed" | undefined;
  kind?: MessageKind | undefined;
  desk?: Desk | undefined;
  /** Whose work it is: a member of staff, or nobody's yet. */
  assignee?: { id: string } | "nobody" | undefined;
  now: Date;
};

/** What people wrote to us: what waits by the day it is promised for, the rest newest first. For our staff only. */
export async function unsafeListMessages(asked: MessagesQuery): Promise<Paged<MessageRow>> {
  const { page, pageSize = PAGE_SIZE, state } = asked;
  const where = whereOf(asked);
  const byPromise = state === "waiting" || state === "overdue";
  const rows = await db
    .select(row)
    .from(messages)
    .leftJoin(assignees, eq(assignees.id, messages.assignedToId))
    .where(where)
    .orderBy(...(byPromise ? [asc(messages.dueOn)] : [desc(messages.createdAt)]), messages.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(messages, where), page, pageSize };
}

function whereOf({ q = "", state, kind, desk, assignee, now }: MessagesQuery): SQL | undefined {
  const states: Record<NonNullable<MessagesQuery["state"]>, SQL | undefined> = {
    waiting: isWaiting,
    overdue: and(isWaiting, lt(messages.dueOn, isoDay(now))),
    answered: and(isNotNull(messages.answeredAt), isNull(messages.closedAt)),
    closed: isNotNull(messages.closedAt),
  };
  return and(
    q ? isCalled(q) : undefined,
    state && states[state],
    kind && eq(messages.kind, kind),
    desk && inArray(messages.topic, topicsAt(desk)),
    assignee === "nobody" ? isNull(messages.assignedToId) : undefined,
    typeof assignee === "object" ? eq(messages.assignedToId, assignee.id) : undefined,
  );
}

function isCalled(q: string): SQL | undefined {
  return or(
    eq(messages.reference, q.toUpperCase()),
    eq(sql`lower(${messages.email})`, q.toLowerCase()),
  );
}

/** One message with everything written about it. For our staff only. */
export async function unsafeFindMessage(id: number): Promise<Message | null> {
  const earlier = alias(messages, "earlier");
  const [found] = await db
    .select({
      ...row,
      wish: messages.wish,
      pageAddress: messages.pageAddress,
      follows: messages.follows,
      followsId: earlier.id,
      university: universities.name,
      userId: messages.userId,
      assignedToId: messages.assignedToId,
      closedBy: closers.name,
    })
    .from(messages)
    .leftJoin(assignees, eq(assignees.id, messages.assignedToId))
    .leftJoin(closers, eq(closers.id, messages.closedById))
    .leftJoin(universities, eq(universities.id, messages.universityId))
    // A reference somebody else was given leads nowhere: it may be guessed or overheard.
    .leftJoin(
      earlier,
      and(eq(earlier.reference, messages.follows), eq(earlier.email, messages.email)),
    )
    .where(eq(messages.id, id));
  return found ? { ...found, entries: await entriesOf(id) } : null;
}

function entriesOf(messageId: number): Promise<MessageEntry[]> {
  return db
    .select({
      id: messageEntries.id,
      kind: messageEntries.kind,
      body: messageEntries.body,
      by: users.name,
      at: messageEntries.at,
    })
    .from(messageEntries)
    .leftJoin(users, eq(users.id, messageEntries.byId))
    .where(eq(messageEntries.messageId, messageId))
    .orderBy(messageEntries.id);
}

/** Who can be given a message. */
export function listStaff(): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.role, "staff"))
    .orderBy(users.name, users.id)
    .limit(MAX_STAFF);
}
