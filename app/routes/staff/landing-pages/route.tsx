import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { countPages } from "#domain/jobs/landing/count-pages.server.ts";
import {
  listStaffPages,
  listWrittenPages,
} from "#domain/jobs/landing/landing-pages.queries.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";

type Page = {
  slug: string;
  title: string;
  isPublished: boolean;
  changed: string;
  jobs: number | null;
};

const list = {
  name: "Made by staff",
  columns: [
    {
      key: "title",
      label: "Title",
      isRowHeading: true,
      text: ({ title }) => title,
      cell: ({ slug, title }) => <Link to={`/staff/landing-pages/${slug}`}>{title}</Link>,
    },
    {
      key: "state",
      label: "State",
      text: ({ isPublished }) => (isPublished ? "Published" : "Draft"),
      cell: ({ isPublished }) =>
        isPublished ? <Tag tone="positive">Published</Tag> : <Tag>Draft</Tag>,
    },
    { key: "jobs", label: "Jobs now", isFigure: true, text: ({ jobs }) => jobs ?? "–" },
    { key: "changed", label: "Changed", text: ({ changed }) => changed },
  ],
} satisfies List<Page>;

async function read(query: QueryOf<typeof list>) {
  const { rows, ...paged } = await listStaffPages(query);
  const counts = await countPages(rows, new Date());
  const pages = rows.map(({ slug, title, isPublished, updatedAt }, index): Page => {
    const changed = longDay(isoDay(updatedAt));
    return { slug, title, isPublished, changed, jobs: counts?.[index] ?? null };
  });
  return { ...paged, rows: pages };
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  const written = await listWrittenPages();
  const counts = await countPages(written, new Date());
  return {
    query,
    pages: await read(query),
    written: written.map(({ path, heading, checkedOn }, index) => ({
      path,
      heading,
      checked: longDay(checkedOn),
      jobs: counts?.[index] ?? null,
    })),
  };
}

export function meta() {
  return [{ title: "Landing pages - Waymark desk" }];
}

export default function LandingPagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Landing pages"
      list={list}
      query={loaderData.query}
      paged={loaderData.pages}
      rowKey={({ slug }) => slug}
      lead="A search of the board with its own text. It always shows today’s jobs."
      actions={<ButtonLink to="/staff/landing-pages/new">Make a landing page</ButtonLink>}
      empty={{
        title: "You have made none yet",
        children:
          "Search the board for something worth a page, such as law jobs in Leeds, and start with its address.",
      }}
      after={<WrittenPages pages={loaderData.written} />}
    />
  );
}

type WrittenPage = Route.ComponentProps["loaderData"]["written"][number];

function WrittenPages({ pages }: { pages: readonly WrittenPage[] }) {
  return (
    <DataTable
      isStacked
      caption="Written with the product"
      note="Their text is in content/landing-pages and changes with a release."
      rows={pages}
      rowKey={({ path }) => path}
      columns={[
        {
          key: "title",
          heading: "Title",
          isRowHeading: true,
          cell: ({ path, heading }) => <Link to={path}>{heading}</Link>,
        },
        { key: "jobs", heading: "Jobs now", isFigure: true, cell: ({ jobs }) => jobs ?? "–" },
        { key: "checked", heading: "Text checked", cell: ({ checked }) => checked },
      ]}
    />
  );
}
