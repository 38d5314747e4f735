import { db } from "#db/client.server.ts";
import {
  type RegisterAnswer,
  type RegisterLookUp,
  resolveEmployers,
} from "#domain/employers/resolve-employers.server.ts";
import { findCurrentImport } from "#domain/sponsors/register/current-import.server.ts";
import { resolveEmployer } from "#domain/sponsors/resolve-employer.server.ts";
import { findSponsor } from "#domain/sponsors/sponsors.queries.server.ts";
import { invalidatePages } from "#platform/page-cache.server.ts";
import { enqueue } from "#platform/queue.server.ts";
import { isSearchReady } from "#platform/search.server.ts";
import type { Tasks } from "#platform/tasks.ts";

/** How long the index of names may take to follow a new register. */
const INDEX_FOLLOWS_MS = 30_000;

/** Looks the employers of British jobs up in the sponsors' register. */
export async function resolveEmployersTask(asked: Tasks["resolve-employers"]): Promise<void> {
  const { resolved } = await resolveEmployers({ ...asked, register, now: new Date() });
  if (resolved === 0) return;
  invalidatePages("jobs");
  await db.transaction(async (tx) => {
    await enqueue(tx, "notice-saved-jobs", {});
    await enqueue(tx, "prepare-verdicts", {});
  });
}

/** After a new register: every employer again, once the index of names has followed. */
export async function resolveAllSoon(): Promise<void> {
  const startAfter = new Date(Date.now() + INDEX_FOLLOWS_MS);
  await db.transaction((tx) => enqueue(tx, "resolve-employers", { which: "all" }, { startAfter }));
}

/** At the demo's first start: now or, where the index of names is not ready yet, soon. */
export async function resolveDemoEmployers(): Promise<void> {
  if (isSearchReady()) await resolveEmployersTask({ which: "all" });
  else await resolveAllSoon();
}

const register: RegisterLookUp = { byName: resolveEmployer, byOrganisation };

async function byOrganisation(organisationId: number): Promise<RegisterAnswer | null> {
  const [current, sponsor] = await Promise.all([findCurrentImport(), findSponsor(organisationId)]);
  if (!current) return null;
  return {
    organisationId,
    status: sponsor?.standing ?? "not_found",
    confidence: 1,
    why: "Our staff confirmed which organisation it is.",
    asOf: current.asOf,
  };
}
