import { data } from "react-router";
import type { Fair } from "#domain/events/fairs/fair.ts";
import type { FairEmployer } from "#domain/events/fairs/fair-view.ts";
import { findFair } from "#domain/events/fairs/fairs.server.ts";
import { findOpenAtEmployers } from "#domain/jobs/landing/open-at-employers.server.ts";

/** A fair that readers see; 404 where there is none. */
export async function fairAt(slug: string, now: Date): Promise<Fair> {
  const fair = await findFair(slug, now);
  if (!fair) throw data("We could not find that fair.", { status: 404 });
  return fair;
}

/** Those the fair names whom we know, in its order, with what the board finds for them today. */
export async function fairEmployers({ employers }: Fair, now: Date): Promise<FairEmployer[]> {
  const known = await findOpenAtEmployers(
    employers.map(({ slug }) => slug),
    now,
  );
  return employers.flatMap(({ slug: named, seeks }) => {
    const employer = known.find(({ slug }) => slug === named);
    if (!employer) return [];
    const { slug: _slug, ...shown } = employer;
    return [{ ...shown, seeks }];
  });
}
