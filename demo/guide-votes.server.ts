import { and, eq, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { guideVotes } from "#db/schema/guides.ts";
import { pages } from "#db/schema/pages.ts";
import { dayFrom, instantFrom } from "./relative-days.ts";

/** Sections that made-up readers have judged, with how many said yes and no. */
const judged = [
  { slug: "visa-details", yes: 18, no: 3 },
  { slug: "cv", yes: 11, no: 2 },
  { slug: "job-search", yes: 7, no: 1 },
  { slug: "interviews", yes: 4, no: 4 },
];

const reasons = [
  "I did not know that the day I apply decides how long I get.",
  "Say more about part-time courses, please.",
  "The example sentences helped. I changed two of mine.",
  "I was looking for assessment centres and found only one line.",
];

/** Made-up answers under the guide to the United Kingdom, once its pages are there. Nothing where answers are. */
export async function addGuideVotes(now: Date): Promise<void> {
  if ((await db.$count(guideVotes)) > 0) return;
  const rows = await db
    .select({ id: pages.id, slug: pages.slug, revision: pages.revision })
    .from(pages)
    .where(
      and(
        eq(pages.type, "guide-united-kingdom"),
        inArray(
          pages.slug,
          judged.map(({ slug }) => slug),
        ),
      ),
    );
  const votes = rows.flatMap(({ id, slug, revision }) => votesFor({ id, slug, revision }, now));
  if (votes.length > 0) await db.insert(guideVotes).values(votes);
}

function votesFor(
  { id, slug, revision }: { id: number; slug: string; revision: number },
  now: Date,
) {
  const at = judged.findIndex((one) => one.slug === slug);
  const { yes, no } = judged[at]!;
  return Array.from({ length: yes + no }, (_, n) => {
    const daysAgo = -1 - (n % 25);
    // The last yes and the last no of each section say why.
    const isSaid = n === yes - 1 || n === yes + no - 1;
    return {
      pageId: id,
      revision,
      isUseful: n < yes,
      reason: isSaid ? reasons[(at + (n < yes ? 0 : 1)) % reasons.length]! : null,
      day: dayFrom(now, daysAgo),
      voter: null,
      at: instantFrom(now, daysAgo),
    };
  });
}
