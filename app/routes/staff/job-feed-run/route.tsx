import { data } from "react-router";
import { feedFormats } from "#domain/jobs/feeds/feed-formats.ts";
import type { RefusalCount } from "#domain/jobs/feeds/feed-report.ts";
import { findRun } from "#domain/jobs/feeds/feeds.queries.server.ts";
import { rowRefusals } from "#domain/jobs/feeds/refusals.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { rowNumber } from "#rules/row-number.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { Figures } from "#ui/figures.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ params }: Route.LoaderArgs) {
  const id = rowNumber(params.run_id);
  const run = await findRun(id);
  if (!run) throw data("We could not find that run.", { status: 404 });
  return { run };
}

export function meta() {
  return [{ title: "Feed run - Waymark desk" }];
}

export default function JobFeedRunPage({ loaderData: { run } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={run.feedName ?? run.source}
        over={`${dayAndTimeIn("UTC", run.startedAt)} UTC`}
        lead={feedFormats[run.format]}
        crumbs={[
          { label: "Job feeds", to: "/staff/job-feeds" },
          { label: "Feed runs", to: "/staff/job-feeds/runs" },
        ]}
      />
      {run.state === "running" ? (
        <Notice title="Running now">Load the page again to see its report.</Notice>
      ) : null}
      {run.failure ? (
        <Notice tone="negative" title="It changed nothing">
          {run.failure}
        </Notice>
      ) : null}
      {run.state === "done" ? <RunFigures run={run} /> : null}
      {run.unknownColumns?.length ? <UnknownColumns names={run.unknownColumns} /> : null}
      {run.refusals?.length ? <Refusals refusals={run.refusals} /> : null}
    </main>
  );
}

type Run = Route.ComponentProps["loaderData"]["run"];

function RunFigures({ run }: { run: Run }) {
  const seconds = run.endedAt
    ? Math.ceil((run.endedAt.getTime() - run.startedAt.getTime()) / 1000)
    : 0;
  return (
    <Figures
      items={[
        {
          label: "Rows",
          value: formatCount(run.rows),
          note: `${formatCount(run.unchanged)} unchanged; ${formatCount(seconds)} s`,
        },
        { label: "Added", value: formatCount(run.added), note: "new on the board" },
        { label: "Held", value: formatCount(run.held), note: "waiting for review" },
        { label: "Changed", value: formatCount(run.changed), note: "updated" },
        { label: "Closed", value: formatCount(run.closed), note: "no longer in the feed" },
        { label: "Known", value: formatCount(run.duplicates), note: "open from another source" },
        { label: "Refused", value: formatCount(run.refused), note: "for the reasons below" },
      ]}
    />
  );
}

function UnknownColumns({ names }: { names: readonly string[] }) {
  return (
    <section className="desk__section" aria-labelledby="unknown">
      <h2 id="unknown">Columns we do not know</h2>
      <p>
        {names.join(", ")}. They were left out.{" "}
        <Link to="/job-feed-columns">The columns we read</Link>
      </p>
    </section>
  );
}

function Refusals({ refusals }: { refusals: readonly RefusalCount[] }) {
  return (
    <section className="desk__section" aria-labelledby="refusals">
      <h2 id="refusals">Refused rows</h2>
      {refusals.map(({ reason, count, examples }) => (
        <section key={reason} aria-label={rowRefusals[reason]}>
          <h3>{rowRefusals[reason]}</h3>
          <p>{count === 1 ? "1 row:" : `${formatCount(count)} rows:`}</p>
          <ul>
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
            {count > examples.length ? <li>and {count - examples.length} more</li> : null}
          </ul>
        </section>
      ))}
    </section>
  );
}
