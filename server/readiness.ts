import { withTimeout } from "#platform/with-timeout.server.ts";
import type { Readiness } from "./health.ts";

type Ages = { freshMs: number; staleMs: number; timeoutMs: number };

const DEFAULT_AGES: Ages = { freshMs: 1000, staleMs: 5000, timeoutMs: 3000 };

/**
 * Remembers for a moment that the process was ready, so that a probe need not wait for the
 * database behind the pages that do: an older yes is given while a new one is fetched, and one
 * older than five seconds is not given at all. A no is never remembered.
 */
export function rememberReadiness(check: Readiness, ages: Partial<Ages> = {}): Readiness {
  const { freshMs, staleMs, timeoutMs } = { ...DEFAULT_AGES, ...ages };
  let readyAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<string[]> | null = null;

  async function look(): Promise<string[]> {
    const startedAt = performance.now();
    const reasons = await withTimeout(timeoutMs, check()).catch(() => [
      "The database did not answer in time.",
    ]);
    readyAt = reasons.length === 0 ? startedAt : Number.NEGATIVE_INFINITY;
    return reasons;
  }

  return async () => {
    const age = performance.now() - readyAt;
    if (age < freshMs) return [];
    checking ??= look().finally(() => {
      checking = null;
    });
    return age < staleMs ? [] : checking;
  };
}
