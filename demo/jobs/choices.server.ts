import type { Transaction } from "#db/client.server.ts";
import { employerFormerNames } from "#db/schema/employers.ts";
import { followedEmployers, hiddenJobs } from "#db/schema/job-choices.ts";
import { LEFT_THE_REGISTER } from "../employers/employer.ts";
import { instantFrom } from "../relative-days.ts";
import { BRACKWATER } from "./brackwater.ts";
import type { DemoAdvert } from "./readers.server.ts";
import { STUDENT } from "./saved.ts";

type Ids = ReadonlyMap<string, number>;

const followed = [
  { slug: BRACKWATER, daysAgo: 2 },
  { slug: "quillfern-bank", daysAgo: 9 },
  { slug: LEFT_THE_REGISTER, daysAgo: 40 },
];

const hidden = [
  "graphic-designer-ostrava-hall",
  "bicycle-courier-self-employed-mossway-cafes",
] as const;

/** Whom the demo's student follows, what they do not want to see, and an employer that was renamed. */
export async function addChoices(
  tx: Transaction,
  { employerIds, adverts }: { employerIds: Ids; adverts: readonly DemoAdvert[] },
  now: Date,
): Promise<void> {
  await tx.insert(followedEmployers).values(
    followed.map(({ slug, daysAgo }) => ({
      userId: STUDENT,
      employerId: employerIds.get(slug)!,
      followedAt: instantFrom(now, -daysAgo),
      toldUpTo: now,
      mailedAt: instantFrom(now, -1),
    })),
  );
  const ids = new Map(adverts.map(({ slug, id }) => [slug, id]));
  await tx.insert(hiddenJobs).values(
    hidden.map((slug, index) => ({
      userId: STUDENT,
      jobId: ids.get(slug)!,
      hiddenAt: instantFrom(now, -1 - index * 3),
    })),
  );
  await tx.insert(employerFormerNames).values({
    slug: "brackwater-systems",
    nameKey: "brackwater systems",
    employerId: employerIds.get(BRACKWATER)!,
    renamedAt: instantFrom(now, -150),
  });
}
