import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { employerFormerNames, employers } from "#db/schema/employers.ts";

/** The employers of these name keys; one that was renamed is found by what it was called before. */
export async function idsByNameKey(
  tx: Transaction,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const asked = sql`any(${sql.param([...keys])}::text[])`;
  const former = await tx
    .select({ id: employerFormerNames.employerId, nameKey: employerFormerNames.nameKey })
    .from(employerFormerNames)
    .where(sql`${employerFormerNames.nameKey} = ${asked}`);
  const current = await tx
    .select({ id: employers.id, nameKey: employers.nameKey })
    .from(employers)
    .where(sql`${employers.nameKey} = ${asked}`);
  // Today's name wins where another employer has it by now.
  return new Map([...former, ...current].map(({ id, nameKey }) => [nameKey, id]));
}

/** Which of these slugs lead somewhere, today or from before a renaming. */
export async function takenSlugs(tx: Transaction, wanted: readonly string[]): Promise<Set<string>> {
  const current = await tx
    .select({ slug: employers.slug })
    .from(employers)
    .where(inArray(employers.slug, [...wanted]));
  const former = await tx
    .select({ slug: employerFormerNames.slug })
    .from(employerFormerNames)
    .where(inArray(employerFormerNames.slug, [...wanted]));
  return new Set([...current, ...former].map(({ slug }) => slug));
}
