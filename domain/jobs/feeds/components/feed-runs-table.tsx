import { isoDay, shortDay } from "#rules/days.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { timeIn } from "#rules/zoned-time.ts";
import { Link } from "#ui/link.tsx";
import { DataTable } from "#ui/table.tsx";
import type { FeedRun } from "../feeds.queries.server.ts";
import { RunState } from "./feed-state.tsx";

type FeedRunsTableProps = {
  runs: readonly FeedRun[];
  caption: string;
  /** Under a feed's own heading every run is its. */
  isOfOneFeed?: boolean;
};

export const runFigures = {
  rows: "Rows",
  added: "Added",
  changed: "Changed",
  closed: "Closed",
  duplicates: "Known",
  refused: "Refused",
} as const;

const figures = Object.keys(runFigures) as (keyof typeof runFigures)[];

/** Runs, newest first, each with what it did. */
export function FeedRunsTable({ runs, caption, isOfOneFeed }: FeedRunsTableProps) {
  const source = {
    key: "source",
    heading: "Source",
    cell: (run: FeedRun) => run.feedName ?? run.source,
  };

  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      rows={runs}
      rowKey={(run) => run.id}
      columns={[
        {
          key: "started",
          heading: "Begun (UTC)",
          isRowHeading: true,
          cell: (run) => (
            <Link to={`/staff/job-feeds/runs/${run.id}`}>
              {shortDay(isoDay(run.startedAt))}, {timeIn("UTC", run.startedAt)}
            </Link>
          ),
        },
        ...(isOfOneFeed ? [] : [source]),
        { key: "state", heading: "State", cell: (run) => <RunState state={run.state} /> },
        ...figures.map((figure) => ({
          key: figure,
          heading: runFigures[figure],
          isFigure: true,
          cell: (run: FeedRun) => formatCount(run[figure]),
        })),
      ]}
      note="Known: the same job is open already from another source."
    />
  );
}
