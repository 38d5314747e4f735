import type { MessageKind } from "#db/schema/messages.ts";

/** Waiting for an answer, answered, or done with. */
export type MessageState = "waiting" | "answered" | "closed";

/** A message as the desk's list shows one. */
export type MessageRow = {
  id: number;
  reference: string;
  kind: MessageKind;
  topic: string;
  name: string;
  email: string;
  organisation: string | null;
  body: string;
  createdAt: Date;
  dueOn: string;
  assignedTo: string | null;
  answeredAt: Date | null;
  closedAt: Date | null;
};

export type MessageEntry = {
  id: number;
  kind: "reply" | "note";
  body: string;
  by: string | null;
  at: Date;
};

export type Message = MessageRow & {
  wish: string | null;
  pageAddress: string | null;
  follows: string | null;
  /** The earlier message, where that reference is one of the same writer's. */
  followsId: number | null;
  university: string | null;
  userId: string | null;
  assignedToId: string | null;
  closedBy: string | null;
  entries: MessageEntry[];
};

type Progress = Pick<MessageRow, "answeredAt" | "closedAt">;

export function stateOf({ answeredAt, closedAt }: Progress): MessageState {
  if (closedAt) return "closed";
  return answeredAt ? "answered" : "waiting";
}

/** Whether the promised time has passed without an answer. */
export function isOverdue(message: Progress & { dueOn: string }, today: string): boolean {
  return stateOf(message) === "waiting" && message.dueOn < today;
}
