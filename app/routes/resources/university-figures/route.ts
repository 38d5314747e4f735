import { universityIdOf } from "#app/member.server.ts";
import { describeUniversity } from "#domain/reports/university-overview.server.ts";
import { toCsv } from "#rules/csv/write-csv.ts";
import type { Route } from "./+types/route";

/** The dashboard's figures as a file, protected in the same way. */
export async function loader({ context }: Route.LoaderArgs) {
  const { joined, homes } = await describeUniversity(universityIdOf(context), new Date());
  const rows = [
    ["Figure", "Group", "Students"],
    ...joined.map(({ month, text }) => ["Joined", month, text]),
    ...homes.map(({ country, text }) => ["Home country", country, text]),
  ];
  return new Response(toCsv(rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="waymark-figures.csv"',
      "cache-control": "no-store",
    },
  });
}
