import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { FeedState } from "#domain/jobs/feeds/components/feed-state.tsx";
import { OutsideOff } from "#domain/jobs/feeds/components/outside-off.tsx";
import { feedFormats } from "#domain/jobs/feeds/feed-formats.ts";
import { FEED_REST_HOURS, listFeeds } from "#domain/jobs/feeds/feeds.queries.server.ts";
import { isOutsideAllowed } from "#platform/switches.server.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/job-feeds";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  return {
    feeds: await listFeeds(readPage(request)),
    isOutsideAllowed: await isOutsideAllowed(),
    restHours: FEED_REST_HOURS,
  };
}

export function meta() {
  return [{ title: "Job feeds - Waymark desk" }];
}

export default function JobFeedsPage({ loaderData }: Route.ComponentProps) {
  const { feeds, restHours } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Job feeds"
        lead={`Where jobs are fetched from, every ${restHours} hours.`}
        actions={
          <>
            <ButtonLink to="/staff/job-feeds/runs" variant="second">
              All runs
            </ButtonLink>
            <ButtonLink to="/staff/job-feeds/new">Add a feed</ButtonLink>
          </>
        }
      />
      {loaderData.isOutsideAllowed ? null : <OutsideOff />}
      {feeds.rows.length === 0 ? (
        <EmptyState title="No feeds yet">
          Add the address of an employer’s job board, and its jobs come in by themselves.
        </EmptyState>
      ) : (
        <DataTable
          caption="Job feeds"
          isCaptionHidden
          isStacked
          rows={feeds.rows}
          rowKey={(feed) => feed.id}
          columns={[
            {
              key: "name",
              heading: "Feed",
              isRowHeading: true,
              cell: (feed) => <Link to={`/staff/job-feeds/${feed.id}`}>{feed.name}</Link>,
            },
            { key: "format", heading: "Format", cell: (feed) => feedFormats[feed.format] },
            { key: "state", heading: "State", cell: (feed) => <FeedState feed={feed} /> },
            {
              key: "last",
              heading: "Last run",
              cell: (feed) =>
                feed.lastRunAt ? `${dayAndTimeIn("UTC", feed.lastRunAt)} UTC` : "Never",
            },
            {
              key: "jobs",
              heading: "Open jobs",
              isFigure: true,
              cell: (feed) => formatCount(feed.openJobs),
            },
          ]}
        />
      )}
      <Pager
        label="Job feeds"
        page={feeds.page}
        pageCount={pageCountOf(feeds)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}
