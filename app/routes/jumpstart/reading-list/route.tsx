import { memberOf } from "#app/member.server.ts";
import { today } from "#app/today.ts";
import { ReadingGroups } from "#domain/jumpstart/components/reading-groups.tsx";
import { destinationOf, readingGroups } from "#domain/jumpstart/reading/reading-list.server.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
  const { universityId } = memberOf(context);
  const university = universityId ? await findUniversity(universityId) : null;
  return { groups: await readingGroups(destinationOf(university?.countryId), today()) };
}

export function meta() {
  return [{ title: "Reading list - Jumpstart by Waymark" }];
}

export default function ReadingListPage({ loaderData: { groups } }: Route.ComponentProps) {
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <main id="main" className="wrap">
      <PageHead
        title="Reading list"
        over={`${count} short reads`}
        lead="Written for people who have not left yet, and for their first weeks. Every figure has its source and the day it was checked."
      />
      <ReadingGroups groups={groups} />
    </main>
  );
}
