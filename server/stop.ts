import { log } from "#platform/log.server.ts";

type Step = { what: string; run: () => Promise<unknown> };

/** Stops once, in order, when the system asks: no new requests, then the rest, then the process. */
export function stopOnSignal(steps: Step[]): void {
  let isStopping = false;

  async function stop(signal: NodeJS.Signals) {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    for (const { what, run } of steps) {
      try {
        await run();
      } catch (error) {
        log.error({ error, what }, "A step of stopping failed");
        process.exitCode = 1;
      }
    }
    log.info({}, "stopped");
    process.exit();
  }

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
