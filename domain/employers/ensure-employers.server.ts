import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "#db/client.server.ts";
import { idsByNameKey, takenSlugs } from "./known-names.server.ts";
import { employerNameKey, employerSlug } from "./name-key.ts";

/**
 * The number of every named employer, by the name as given. Those we do not know
 * are added with their name alone; two spellings of one name are one employer.
 */
export async function ensureEmployers(
  tx: Transaction,
  names: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const nameByKey = new Map<string, string>();
  for (const name of names) {
    const key = employerNameKey(name);
    if (!nameByKey.has(key)) nameByKey.set(key, name);
  }
  const known = await idsByNameKey(tx, [...nameByKey.keys()]);
  const missing = [...nameByKey].filter(([key]) => !known.has(key));
  if (missing.length > 0) {
    await addEmployers(tx, new Map(missing), now);
    // Read again: another process may have added some of them in the meantime.
    for (const [key, id] of await idsByNameKey(
      tx,
      missing.map(([key]) => key),
    ))
      known.set(key, id);
  }
  return new Map(names.map((name) => [name, known.get(employerNameKey(name))!]));
}

async function addEmployers(tx: Transaction, nameByKey: Map<string, string>, now: Date) {
  const slugs = await freeSlugs(tx, nameByKey);
  const rows = [...nameByKey].map(([key, name]) => ({ key, name, slug: slugs.get(key)! }));
  await tx.execute(sql`
    insert into employers (slug, name, name_key, created_at, updated_at)
    select slug, name, key, ${now}, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(key text, name text, slug text)
    on conflict (name_key) do nothing`);
}

/** Names that differ in signs only want the same address: the later ones get an ending of their own. */
async function freeSlugs(tx: Transaction, nameByKey: Map<string, string>) {
  const wanted = [...new Set([...nameByKey.values()].map(employerSlug))];
  const taken = await takenSlugs(tx, wanted);
  const slugs = new Map<string, string>();
  for (const [key, name] of nameByKey) {
    const slug = employerSlug(name);
    const ending = createHash("sha256").update(key).digest("hex").slice(0, 6);
    slugs.set(key, taken.has(slug) ? `${slug}-${ending}` : slug);
    taken.add(slug);
  }
  return slugs;
}
