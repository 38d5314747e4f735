import { contentType, contentTypes, editorPath } from "#app/compose/content/content-types.ts";
import { authorNames } from "#app/compose/content/editor-view.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { today } from "#app/today.ts";
import { ContentStateTags } from "#domain/pages/components/desk/state-tags.tsx";
import { listContent, listContentAuthors } from "#domain/pages/content-list.queries.server.ts";
import { contentStates, type StateLabel, stateLabels } from "#domain/pages/content-state.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

type Row = {
  id: number;
  to: string;
  title: string;
  type: string;
  states: readonly StateLabel[];
  author: string;
  reviewBy: string;
  isOverdue: boolean;
  changed: string;
};

const list = {
  name: "Pages",
  search: "Title or address",
  filters: {
    type: { label: "Type", all: "Any type" },
    state: { label: "State", all: "Any state", options: contentStates },
    author: { label: "Author", all: "Any author" },
  },
  sorts: { review: "Next review first", changed: "Last changed first", title: "Title, A to Z" },
  columns: [
    {
      key: "title",
      label: "Title",
      isRowHeading: true,
      text: ({ title }) => title,
      cell: ({ to, title }) => <Link to={to}>{title}</Link>,
    },
    { key: "type", label: "Type", text: ({ type }) => type },
    {
      key: "state",
      label: "State",
      text: ({ states }) => states.map(({ label }) => label).join(", "),
      cell: ({ states }) => <ContentStateTags states={states} />,
    },
    { key: "author", label: "Author", text: ({ author }) => author },
    {
      key: "review",
      label: "Review by",
      text: ({ reviewBy }) => reviewBy,
      cell: ({ reviewBy, isOverdue }) => (
        <>
          {reviewBy || "–"} {isOverdue ? <Tag tone="caution">Overdue</Tag> : null}
        </>
      ),
    },
    { key: "changed", label: "Changed", text: ({ changed }) => changed },
  ],
} satisfies List<Row>;

async function read({ filters, ...query }: QueryOf<typeof list>) {
  const { today: day } = today();
  const [{ rows, ...paged }, authors] = await Promise.all([
    listContent({ ...query, ...filters }, day),
    authorNames(),
  ]);
  return {
    ...paged,
    rows: rows.map(
      (row): Row => ({
        id: row.id,
        to: editorPath(row),
        title: row.variant ? `${row.title} (${row.variant})` : row.title || "Without a title",
        type: contentType(row.type)?.label ?? row.type,
        states: stateLabels(row),
        author: authors.get(row.author ?? "") ?? row.author ?? "",
        reviewBy: row.reviewBy ? longDay(row.reviewBy) : "",
        isOverdue: row.reviewBy !== null && row.reviewBy < day,
        changed: [longDay(isoDay(row.changedAt)), row.changedBy].filter(Boolean).join(", "),
      }),
    ),
  };
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  const [slugs, names] = await Promise.all([listContentAuthors(), authorNames()]);
  return {
    query,
    pages: await read(query),
    options: {
      type: contentTypes.map(({ type, label }) => ({ value: type.name, label })),
      author: slugs.map((slug) => ({ value: slug, label: names.get(slug) ?? slug })),
    },
  };
}

export function meta() {
  return [{ title: "Pages - Waymark desk" }];
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      list={list}
      query={loaderData.query}
      paged={loaderData.pages}
      options={loaderData.options}
      rowKey={({ id }) => id}
      keys={{}}
      lead="Every page that editors write. Pages due for review soonest come first."
      actions={
        <>
          <ButtonLink to="/staff/content/files" variant="second">
            Pages as files
          </ButtonLink>
          <ButtonLink to="/staff/content/new">Write a page</ButtonLink>
        </>
      }
      empty={{
        title: "No pages yet",
        children: "Pages of content/ are loaded when the server starts.",
      }}
    />
  );
}
