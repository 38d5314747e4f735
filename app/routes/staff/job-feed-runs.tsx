import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { FeedRunsTable } from "#domain/jobs/feeds/components/feed-runs-table.tsx";
import { listRuns } from "#domain/jobs/feeds/feeds.queries.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/job-feed-runs";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  return { runs: await listRuns(readPage(request)) };
}

export function meta() {
  return [{ title: "Feed runs - Waymark desk" }];
}

export default function JobFeedRunsPage({ loaderData: { runs } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Feed runs"
        lead="What each run of a feed or a file did."
        crumbs={[{ label: "Job feeds", to: "/staff/job-feeds" }]}
      />
      {runs.rows.length === 0 ? (
        <EmptyState title="No runs yet">
          A report stands here after the first feed or file.
        </EmptyState>
      ) : (
        <FeedRunsTable runs={runs.rows} caption="Feed runs" />
      )}
      <Pager
        label="Feed runs"
        page={runs.page}
        pageCount={pageCountOf(runs)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}
