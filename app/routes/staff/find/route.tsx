import { findGroups } from "#app/compose/staff/find-anything.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readQuery } from "#app/paging.ts";
import { FindForm } from "#app/shell/find/find-form.tsx";
import { FoundList } from "#app/shell/find/found-list.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";
import "#app/shell/find/find.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = readQuery(request);
  return { q, groups: await findGroups(memberOf(context), q) };
}

export function meta() {
  return [{ title: "Find - Waymark desk" }];
}

export default function FindPage({ loaderData: { q, groups } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Find"
        lead="A person, job, employer, university, page or fact, by part of its name."
      />
      <FindForm q={q} />
      {q && groups.length === 0 ? (
        <EmptyState title="Nothing found" headingLevel={2}>
          Type at least two letters of its name.
        </EmptyState>
      ) : null}
      {groups.length > 0 ? <h2 className="vh">Found</h2> : null}
      <FoundList groups={groups} />
    </main>
  );
}
