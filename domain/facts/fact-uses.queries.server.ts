import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { pages } from "#db/schema/pages.ts";

export type FactUse = {
  fact: string;
  type: string;
  slug: string;
  title: string;
  variant: string;
  isLive: boolean;
};

/**
 * Every page whose words quote a fact: of one name, or of all. It reads every page's words, some
 * hundreds of kilobytes, so it is for the desk alone.
 */
export async function listFactUses(now: Date, name?: string): Promise<FactUse[]> {
  const { rows } = await db.execute<FactUse>(sql`
    select distinct quoted.names[1] as fact, p.type, p.slug, p.title, p.variant,
      (p.status = 'published' or (p.status = 'scheduled' and p.published_at <= ${now})) as "isLive"
    from ${pages} p, regexp_matches(
      concat_ws(' ', p.title, p.description, p.body, p.fields::text),
      '\\{\\{fact:([a-z0-9-]+)\\}\\}', 'g') as quoted(names)
    where p.status <> 'unpublished' ${name ? sql`and quoted.names[1] = ${name}` : sql``}
    order by p.type, p.title`);
  return rows;
}
