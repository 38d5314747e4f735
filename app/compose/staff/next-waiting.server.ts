import { today } from "#app/today.ts";
import {
  listWaiting,
  type StoredQueue,
} from "#domain/reports/desk/waiting-things.queries.server.ts";
import { pathOf } from "./waiting-path.ts";

/** Where the next of these queues is, after this one; null where nothing else waits. */
export async function nextWaiting(
  queues: readonly StoredQueue[],
  path: string,
): Promise<string | null> {
  const paths = (await listWaiting(queues, today().now)).map(pathOf);
  const at = paths.indexOf(path);
  return paths[at + 1] ?? paths.find((other) => other !== path) ?? null;
}
