import { and, eq, lt, notInArray, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { checkedLinks, linkPlaces } from "#db/schema/desk.ts";
import type { Result } from "#rules/result.ts";
import { type Collected, collectLinks } from "./collect-links.server.ts";
import type { LinkReason } from "./link-reasons.ts";
import { nextState } from "./link-state.ts";
import { ownLinkProblem } from "./own-links.ts";
import type { PlacedLink } from "./page-links.server.ts";
import { probeSiteBySite } from "./probe-site-by-site.ts";

/** Each night as many as this are asked, those not asked for longest first. */
const MAX_OUTSIDE = 300;
const BATCH = 500;

type Probe = (address: string) => Promise<Result<{}, LinkReason>>;

export type LinkCheck = {
  /** The patterns of the address table. */
  patterns: readonly string[];
  /** How outside links are asked; null where nothing may be fetched from outside. */
  probe: Probe | null;
  now: Date;
  /** Between two questions to one site, where it is not the usual rest. */
  pauseMs?: number;
};

/** Checks every link in our words, and stores what it found for the desk. */
export async function checkLinks({ patterns, probe, now, pauseMs }: LinkCheck): Promise<void> {
  const collected = await collectLinks(patterns, now);
  await storePlaces(collected.links);
  await checkOwn(collected, now);
  if (probe) await checkOutside(probe, now, pauseMs);
}

function kindOf(address: string): "own" | "outside" {
  return address.startsWith("/") ? "own" : "outside";
}

/** What is linked from where today. An address that nobody links to any more is forgotten. */
async function storePlaces(links: readonly PlacedLink[]): Promise<void> {
  const addresses = [...new Set(links.map(({ address }) => address))];
  await db.transaction(async (tx) => {
    for (const some of batches(addresses)) {
      const rows = some.map((address) => ({
        ...{ address, kind: kindOf(address), state: "fine" as const },
        // Not asked yet: first in turn.
        checkedAt: new Date(0),
      }));
      await tx.insert(checkedLinks).values(rows).onConflictDoNothing();
    }
    if (addresses.length > 0) {
      await tx.delete(checkedLinks).where(notInArray(checkedLinks.address, addresses));
    } else await tx.delete(checkedLinks);
    await tx.delete(linkPlaces);
    for (const some of batches(links))
      await tx.insert(linkPlaces).values(some).onConflictDoNothing();
  });
}

async function checkOwn({ web, links }: Collected, now: Date): Promise<void> {
  const own = links.filter(({ address }) => kindOf(address) === "own");
  const problems = new Map(
    own.map(({ address, place }) => [address, ownLinkProblem(address, web, place)]),
  );
  for (const [address, reason] of problems) await store(address, { reason, now });
}

async function checkOutside(probe: Probe, now: Date, pauseMs?: number): Promise<void> {
  const due = await db
    .select({ address: checkedLinks.address })
    .from(checkedLinks)
    .where(and(eq(checkedLinks.kind, "outside"), lt(checkedLinks.checkedAt, now)))
    .orderBy(checkedLinks.checkedAt)
    .limit(MAX_OUTSIDE);
  await probeSiteBySite(
    due.map(({ address }) => address),
    async (address) => {
      const found = await probe(address);
      await store(address, { reason: found.ok ? null : found.error, now });
    },
    pauseMs,
  );
}

type Found = { reason: LinkReason | null; now: Date };

async function store(address: string, { reason, now }: Found): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ failures: checkedLinks.failures })
      .from(checkedLinks)
      .where(eq(checkedLinks.address, address))
      .for("update");
    if (!before) return;
    const { state, failures } = nextState(before.failures, reason);
    await tx
      .update(checkedLinks)
      .set({
        ...{ state, failures, reason, checkedAt: now },
        failingSince: failures === 0 ? null : sql`coalesce(${checkedLinks.failingSince}, ${now})`,
      })
      .where(eq(checkedLinks.address, address));
  });
}

function batches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );
}
