import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { FeedState } from "#domain/jobs/feeds/components/feed-state.tsx";
import { OutsideOff } from "#domain/jobs/feeds/components/outside-off.tsx";
import { feedFormats } from "#domain/jobs/feeds/feed-formats.ts";
import {
  FEED_REST_HOURS,
  type ListedFeed,
  listFeeds,
} from "#domain/jobs/feeds/feeds.queries.server.ts";
import { isOutsideAllowed } from "#platform/switches.server.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

const list = {
  name: "Job feeds",
  columns: [
    {
      key: "name",
      label: "Feed",
      isRowHeading: true,
      text: ({ name }) => name,
      cell: ({ id, name }) => <Link to={`/staff/job-feeds/${id}`}>{name}</Link>,
    },
    { key: "format", label: "Format", text: ({ format }) => feedFormats[format] },
    {
      key: "state",
      label: "State",
      text: ({ isActive, lastState }) => (isActive ? (lastState ?? "waiting") : "paused"),
      cell: (feed) => <FeedState feed={feed} />,
    },
    {
      key: "last",
      label: "Last run",
      text: ({ lastRunAt }) => (lastRunAt ? `${dayAndTimeIn("UTC", lastRunAt)} UTC` : "Never"),
    },
    {
      key: "jobs",
      label: "Open jobs",
      isFigure: true,
      text: ({ openJobs }) => openJobs,
      cell: ({ openJobs }) => formatCount(openJobs),
    },
  ],
} satisfies List<ListedFeed>;

const read = (query: QueryOf<typeof list>) => listFeeds(query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  return {
    query,
    feeds: await read(query),
    isOutsideAllowed: await isOutsideAllowed(),
    restHours: FEED_REST_HOURS,
  };
}

export function meta() {
  return [{ title: "Job feeds - Waymark desk" }];
}

export default function JobFeedsPage({ loaderData }: Route.ComponentProps) {
  const { query, feeds, restHours } = loaderData;
  return (
    <ListPage
      list={list}
      query={query}
      paged={feeds}
      rowKey={({ id }) => id}
      keys={{}}
      lead={`Where jobs are fetched from, every ${restHours} hours.`}
      actions={
        <>
          <ButtonLink to="/staff/job-feeds/runs" variant="second">
            All runs
          </ButtonLink>
          <ButtonLink to="/staff/job-feeds/new">Add a feed</ButtonLink>
        </>
      }
      before={loaderData.isOutsideAllowed ? null : <OutsideOff />}
      empty={{
        title: "No feeds yet",
        children:
          "Add the address of an employer’s job board, and its jobs are imported automatically.",
      }}
    />
  );
}
