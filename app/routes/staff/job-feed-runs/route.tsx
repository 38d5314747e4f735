import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { FeedRunsTable, runFigures } from "#domain/jobs/feeds/components/feed-runs-table.tsx";
import { type FeedRun, listRuns } from "#domain/jobs/feeds/feeds.queries.server.ts";
import type { Route } from "./+types/route";

const list = {
  name: "Feed runs",
  columns: [
    { key: "started", label: "Started", text: ({ startedAt }) => startedAt.toISOString() },
    { key: "source", label: "Source", text: ({ feedName, source }) => feedName ?? source },
    { key: "state", label: "State", text: ({ state }) => state },
    ...Object.entries(runFigures).map(([key, label]) => ({
      key,
      label,
      text: (run: FeedRun) => run[key as keyof typeof runFigures],
    })),
  ],
} satisfies List<FeedRun>;

const read = (query: QueryOf<typeof list>) => listRuns(query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return { query, runs: await read(query) };
}

export function meta() {
  return [{ title: "Feed runs - Waymark desk" }];
}

export default function JobFeedRunsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.runs}
      rowKey={({ id }) => id}
      lead="What each run of a feed or a file did."
      crumbs={[{ label: "Job feeds", to: "/staff/job-feeds" }]}
      empty={{
        title: "No runs yet",
        children: "A report appears here after the first feed or file.",
      }}
    >
      {(runs) => <FeedRunsTable runs={runs} caption="Feed runs" />}
    </ListPage>
  );
}
