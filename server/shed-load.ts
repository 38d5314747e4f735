import type { IncomingMessage } from "node:http";
import { log } from "#platform/log.server.ts";
import { isHealthPath } from "./health.ts";
import type { PageMemory } from "./page-memory.ts";
import { priorityOf } from "./render-priority.ts";
import type { RenderQueue } from "./render-queue.ts";
import type { StaticFiles } from "./static-files.ts";

const WARN_EVERY_MS = 10_000;

type Shedding = { renderQueue: RenderQueue; staticFiles: StaticFiles; memory: PageMemory | null };

/** `key` names the page in memory, where it may be kept there. */
export type ShedRule = (incoming: IncomingMessage, key: string | null) => boolean;

/**
 * Whether a request is refused because its page would take too long. Only pages are: files and
 * health checks cost little, what somebody sends might be lost, and a page that is being rendered
 * for everybody is waited for.
 */
export function createShedRule({ renderQueue, staticFiles, memory }: Shedding): ShedRule {
  const warn = warnNowAndThen();
  return (incoming, key) => {
    if (incoming.method !== "GET" && incoming.method !== "HEAD") return false;
    if (!renderQueue.isFull(priorityOf(incoming))) return false;
    const [path = "/"] = (incoming.url ?? "/").split("?", 1);
    if (isHealthPath(path) || staticFiles.has(path)) return false;
    if (key !== null && memory?.isRendering(key)) return false;
    warn();
    return true;
  };
}

function warnNowAndThen(): () => void {
  let count = 0;
  let lastAt = -WARN_EVERY_MS;
  return () => {
    count += 1;
    if (performance.now() - lastAt < WARN_EVERY_MS) return;
    log.warn(
      { refused: count },
      "Too many pages are waiting; some visitors are asked to come back",
    );
    count = 0;
    lastAt = performance.now();
  };
}
