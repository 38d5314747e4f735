import { yieldingToOthers } from "#platform/yielding-to-others.server.ts";
import { identityOf } from "#rules/sponsor-register/organisation.ts";
import type { RawRow } from "#rules/sponsor-register/raw-row.ts";
import { allAdded, diffRows, type RowDiff } from "#rules/sponsor-register/row-diff.ts";
import { changedOrganisations, type OrganisationChange } from "./changed-organisations.ts";
import { findKnown } from "./known-organisations.server.ts";
import { type CopiesChange, settleCopies } from "./settle-copies.ts";
import { readStoredRows, type StoredRow } from "./stored-rows.server.ts";

/** Everything an import will write, worked out before anything is locked. */
export type ImportPlan = {
  diff: RowDiff;
  organisations: OrganisationChange[];
  copies: CopiesChange[];
};

/** Compares a file with the copy we hold. `isFirst`: there is none to compare with. */
export async function planImport(
  rows: readonly RawRow[],
  { isFirst, isDemo }: { isFirst: boolean; isDemo: boolean },
): Promise<ImportPlan> {
  const stored = isFirst ? [] : await readStoredRows({ isDemo });
  const diff = isFirst ? allAdded(rows) : await yieldingToOthers(diffRows(expanded(stored), rows));

  const { copies, added } = await yieldingToOthers(settleCopies(stored, diff));
  const known = isFirst
    ? []
    : await findKnown({
        ids: [...new Set(copies.map(({ organisationId }) => organisationId))],
        identities: added.map(({ row }) => identityOf(row)),
        isDemo,
      });
  const organisations = await yieldingToOthers(
    changedOrganisations({ stored, copies, added, known, isFirst }),
  );
  return { diff, organisations, copies };
}

function expanded(stored: readonly StoredRow[]): RawRow[] {
  return stored.flatMap(({ row, copies }) => new Array<RawRow>(copies).fill(row));
}
