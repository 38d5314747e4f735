import type { Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";

/** More at a time than the system holds for us, so that a flood cannot stop the pages either. */
const MAX_TURNS = 600;

export type AcceptBacklog = (options?: { maxTurnMs?: number }) => Promise<void>;

/**
 * Node accepts one connection in each turn of its event loop (libuv/libuv#3696), and a turn lasts
 * as long as the pages rendered in it: 200 visitors at once would be let in at the pace of pages,
 * and a health check after all of them. Gives a function that turns the loop until nobody is left
 * waiting to be let in; a render waits for it when others are under way. With `maxTurnMs` its last
 * turn was no longer than that, so that hardly anybody can have come since.
 */
export function watchBacklog(server: Server): AcceptBacklog {
  let accepted = 0;
  server.on("connection", () => {
    accepted += 1;
  });
  return async ({ maxTurnMs = Number.POSITIVE_INFINITY } = {}) => {
    for (let turns = 0; turns < MAX_TURNS; turns += 2) {
      const before = accepted;
      // This may end without a look at the network, as this turn's was over already.
      await nextTurn();
      const startedAt = performance.now();
      await nextTurn();
      if (accepted === before && performance.now() - startedAt <= maxTurnMs) return;
    }
  };
}
