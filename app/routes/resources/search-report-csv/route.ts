import { data } from "react-router";
import { reportTables } from "#domain/editorial/search-report/report-tables.ts";
import { findReport } from "#domain/editorial/search-report/stored-report.server.ts";
import { toCsv } from "#rules/csv/write-csv.ts";
import type { Route } from "./+types/route";

/** One table of the report, as the page shows it. */
export async function loader({ params }: Route.LoaderArgs) {
  const stored = await findReport();
  const table = stored && reportTables(stored.figures).find(({ slug }) => slug === params.table);
  if (!table) throw data("We could not find that table.", { status: 404 });
  const csv = toCsv([table.headings, ...table.rows.map((row) => row.map(String))]);
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="waymark-${table.slug}.csv"`,
      "cache-control": "public, max-age=600",
    },
  });
}
