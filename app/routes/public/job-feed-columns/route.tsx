import { data } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { csvColumns } from "#domain/jobs/feeds/csv-columns.ts";
import { PageHead } from "#ui/page-head.tsx";
import { DataTable } from "#ui/table.tsx";
import "./feed-columns.css";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
  const canonical = `${context.get(siteContext).origin}/job-feed-columns`;
  const isGuest = context.get(visitorContext).kind === "guest";
  const headers: Record<string, string> = isGuest ? { "x-waymark-keep": "rules" } : {};
  return data({ canonical, columns: csvColumns }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: "Columns of a job feed - Waymark" },
    {
      name: "description",
      content: "The columns a CSV of jobs may have, and what each one means.",
    },
    ...(loaderData ? [{ tagName: "link", rel: "canonical", href: loaderData.canonical }] : []),
  ];
}

export default function JobFeedColumnsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap feed-columns">
      <PageHead
        title="Send us your jobs as a CSV"
        lead="One row for each job, the names of the columns in the first line, in any order. Written in UTF-8."
      />
      <p>
        Capitals, spaces and underscores in a name do not matter. A column we do not know is left
        out, and the report of the run names it. A job that is missing from the file is closed; a
        file without any jobs closes nothing until our staff have checked.
      </p>
      <p>
        Adverts from a feed go through the same checks as those typed in by hand. One that asks for
        money, or chooses people by age, sex or nationality, waits until our staff have read it
        (Equality Act 2010, section 39).
      </p>
      <DataTable
        caption="Columns we read"
        isCaptionHidden
        isStacked
        columns={[
          { key: "name", heading: "Column", cell: ({ name }) => name, isRowHeading: true },
          { key: "words", heading: "What it holds", cell: ({ words }) => words },
          {
            key: "also",
            heading: "Also called",
            cell: ({ alsoCalled }) => alsoCalled.join(", ") || "No other name",
          },
        ]}
        rows={loaderData.columns}
        rowKey={({ name }) => name}
      />
    </main>
  );
}
