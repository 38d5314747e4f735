import type { Transaction } from "#db/client.server.ts";
import { sponsorEvents } from "#db/schema/sponsors.ts";
import { identityText } from "#rules/sponsor-register/organisation.ts";
import { batches } from "./batches.ts";
import type { OrganisationChange } from "./changed-organisations.ts";
import type { NewIds } from "./write-organisations.server.ts";

type Context = { importId: number; asOf: string; ids: NewIds };

/** Adds to the ledger what is new in this file. */
export async function writeEvents(
  tx: Transaction,
  organisations: readonly OrganisationChange[],
  { importId, asOf, ids }: Context,
): Promise<void> {
  const events = organisations.flatMap(({ id, after, changes }) =>
    changes.map((change) => ({
      organisationId: id ?? ids.get(identityText(after!))!,
      importId,
      seenOn: asOf,
      kind: change.kind,
      route: "route" in change ? change.route : null,
      before: change.before,
      after: change.after,
    })),
  );
  for (const batch of batches(events)) await tx.insert(sponsorEvents).values(batch);
}
