import { deskQueues, type QueueName, type WaitingThing } from "#domain/reports/desk/queues.ts";

/** The thing itself where it has a page, else the list it stands in. */
const withOwnPage = new Set<QueueName>([
  "jobs",
  "messages",
  "complaints",
  "stories",
  "pages-in-review",
  "stale-facts",
  "failed-feeds",
]);

export function pathOf({ queue, id }: Pick<WaitingThing, "queue" | "id">): string {
  const { to } = deskQueues[queue];
  return withOwnPage.has(queue) ? `${to}/${id.split("/").map(encodeURIComponent).join("/")}` : to;
}
