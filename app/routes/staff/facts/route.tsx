import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { today } from "#app/today.ts";
import { factStates } from "#domain/facts/fact-states.ts";
import { listFactUses } from "#domain/facts/fact-uses.queries.server.ts";
import { type ListedFact, listFacts } from "#domain/facts/list-facts.server.ts";
import { addDays, longDay, shortDay } from "#rules/days.ts";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

const countries = {
  uk: "United Kingdom",
  au: "Australia",
  ca: "Canada",
  ie: "Ireland",
} as const;

type Row = ListedFact & { uses: number };

const list = {
  name: "Facts",
  search: "Name, text, value or source",
  filters: {
    state: { label: "State", all: "Any state", options: factStates },
    country: { label: "Country", all: "Any country", options: countries },
  },
  columns: [
    {
      key: "fact",
      label: "Fact",
      isRowHeading: true,
      text: ({ label }) => label,
      cell: ({ name, label }) => <Link to={`/staff/facts/${name}`}>{label}</Link>,
    },
    { key: "value", label: "Value", text: ({ value }) => value },
    {
      key: "source",
      label: "Source",
      text: ({ source, paragraph }) => [source.title, paragraph].filter(Boolean).join(", "),
    },
    {
      key: "in-force",
      label: "In force",
      text: ({ inForceFrom, inForceTo }) =>
        inForceTo
          ? `${shortDay(inForceFrom)} to ${shortDay(inForceTo)}`
          : `From ${shortDay(inForceFrom)}`,
    },
    { key: "checked", label: "Checked on", text: ({ checkedOn }) => shortDay(checkedOn) },
    {
      key: "again",
      label: "Check again by",
      text: ({ checkAgainBy }) => checkAgainBy,
      cell: ({ checkAgainBy, isDue }) => (
        <>
          {shortDay(checkAgainBy)} {isDue ? <Tag tone="negative">Due</Tag> : null}
        </>
      ),
    },
    { key: "uses", label: "Pages", isFigure: true, text: ({ uses }) => uses },
  ],
} satisfies List<Row>;

const SOON_DAYS = 30;

async function read({ filters, ...asked }: QueryOf<typeof list>) {
  const { now, today: day } = today();
  const found = listFacts({ ...asked, ...filters, today: day, soon: addDays(day, SOON_DAYS) });
  const uses = Map.groupBy(await listFactUses(now), ({ fact }) => fact);
  return {
    ...found,
    rows: found.rows.map((fact) => ({ ...fact, uses: uses.get(fact.name)?.length ?? 0 })),
  };
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  const facts = await read(query);
  const due = listFacts({ q: "", state: "due", page: 1, today: today().today, soon: "" }).total;
  return { query, facts, due, on: longDay(today().today) };
}

export function meta() {
  return [{ title: "Facts - Waymark desk" }];
}

export default function FactsPage({ loaderData: { query, facts, due, on } }: Route.ComponentProps) {
  const state = due === 0 ? "None is due for a check." : `${due} due for a check.`;
  return (
    <ListPage
      list={list}
      query={query}
      paged={facts}
      rowKey={({ name }) => name}
      keys={{}}
      lead={`Figures and rules that pages quote by name, as of ${on}. ${state}`}
      empty={{ title: "No facts", children: "Facts come with a release." }}
      note="Values change with a release. At the desk a fact can be marked as checked and unchanged."
    />
  );
}
