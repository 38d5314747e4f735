import { tablesToCheck } from "#rules/all-rule-tables.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { PageHead } from "#ui/page-head.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

const countries = { gb: "United Kingdom", au: "Australia", ca: "Canada", ie: "Ireland" } as const;

export function loader() {
  const tables = tablesToCheck(isoDay(new Date())).map((table) => ({
    name: table.name,
    country: countries[table.country],
    confirmedOn: table.confirmedOn ? longDay(table.confirmedOn) : null,
    checkAgainBy: longDay(table.checkAgainBy),
    isOverdue: table.isOverdue,
    rows: table.rows.map((row) => ({
      what: row.what,
      inForce: row.effectiveTo
        ? `${longDay(row.effectiveFrom)} to ${longDay(row.effectiveTo)}`
        : `From ${longDay(row.effectiveFrom)}`,
      checkedOn: longDay(row.checkedOn),
      confirmedOn: row.confirmedOn ? longDay(row.confirmedOn) : null,
      source: row.source,
      host: new URL(row.source).host,
    })),
  }));
  return { tables, overdue: tables.filter(({ isOverdue }) => isOverdue).length };
}

export function meta() {
  return [{ title: "Rule tables - Waymark desk" }];
}

type LoadedTable = Route.ComponentProps["loaderData"]["tables"][number];

export default function RuleTablesPage({ loaderData: { tables, overdue } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Rule tables"
        lead={`${tables.length} dated tables behind the visa tools. ${
          overdue === 0 ? "None is overdue." : `${overdue} to check again now.`
        }`}
      />
      {tables.map((table) => (
        <RuleTablePart key={`${table.country} ${table.name}`} table={table} />
      ))}
    </main>
  );
}

function RuleTablePart({ table }: { table: LoadedTable }) {
  return (
    <section>
      <h2>{table.name}</h2>
      <p>
        {table.country}. Check again by {table.checkAgainBy}.{" "}
        {table.confirmedOn ? `A dated summary confirmed it on ${table.confirmedOn}. ` : null}
        {table.isOverdue ? <Tag tone="negative">Overdue</Tag> : null}
      </p>
      <DataTable
        caption={table.name}
        isCaptionHidden
        isStacked
        columns={[
          { key: "what", heading: "What it holds", cell: ({ what }) => what, isRowHeading: true },
          { key: "inForce", heading: "In force", cell: ({ inForce }) => inForce },
          {
            key: "checkedOn",
            heading: "Last read",
            cell: ({ checkedOn, confirmedOn }) =>
              confirmedOn
                ? `${checkedOn}; a dated summary confirmed it on ${confirmedOn}`
                : checkedOn,
          },
          {
            key: "source",
            heading: "Source",
            cell: ({ source, host, what }) => (
              <a href={source}>
                {host}
                <span className="vh"> for {what}</span>
              </a>
            ),
          },
        ]}
        rows={table.rows}
        rowKey={({ what }) => what}
      />
    </section>
  );
}
