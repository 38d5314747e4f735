import { eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { switches } from "#db/schema/platform.ts";
import { withTimeout } from "./with-timeout.server.ts";

const FRESH_MS = 3000;
const TIMEOUT_MS = 1000;

/** The switch staff throw to show everybody else the maintenance page. */
export const MAINTENANCE = "maintenance";

let known = { isOn: false, readAt: Number.NEGATIVE_INFINITY };
let reading: Promise<void> | undefined;

/**
 * At most three seconds old. While the database is away, or slower than a
 * second, what was known last still holds.
 */
export async function isUnderMaintenance(now: Date): Promise<boolean> {
  const at = now.getTime();
  if (isStale(at)) {
    await withTimeout(TIMEOUT_MS, readMaintenance(at)).catch(() => {
      known = { ...known, readAt: at };
    });
  }
  return known.isOn;
}

/** The same without waiting, for pages served from memory: looks again behind the visitor's back. */
export function wasUnderMaintenance(now: number): boolean {
  if (isStale(now)) void readMaintenance(now);
  return known.isOn;
}

export async function switchMaintenance(
  to: "on" | "off",
  setById: string | null,
  now: Date,
): Promise<void> {
  await setSwitch(MAINTENANCE, { value: to === "on", setById, setAt: now });
  known = { isOn: to === "on", readAt: now.getTime() };
}

function isStale(now: number) {
  return Math.abs(now - known.readAt) > FRESH_MS;
}

function readMaintenance(now: number): Promise<void> {
  reading ??= db
    .select({ value: switches.value })
    .from(switches)
    .where(eq(switches.key, MAINTENANCE))
    .then(([row]) => {
      known = { isOn: row?.value === true, readAt: now };
    })
    .catch(() => {
      // Readiness reports the database; a page that needs it fails by itself.
      known = { ...known, readAt: now };
    })
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

/** Lets tasks fetch from the internet: job feeds, the sponsors' register. Off until staff switch it on. */
export const OUTSIDE_FEEDS = "outside-feeds";

export async function isOutsideAllowed(): Promise<boolean> {
  const [row] = await db
    .select({ value: switches.value })
    .from(switches)
    .where(eq(switches.key, OUTSIDE_FEEDS));
  return row?.value === true;
}

export function setOutsideAllowed(
  to: "on" | "off",
  setById: string | null,
  now: Date,
): Promise<void> {
  return setSwitch(OUTSIDE_FEEDS, { value: to === "on", setById, setAt: now });
}

type Thrown = { value: boolean; setById: string | null; setAt: Date };

async function setSwitch(key: string, row: Thrown): Promise<void> {
  await db
    .insert(switches)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: switches.key, set: row });
}
