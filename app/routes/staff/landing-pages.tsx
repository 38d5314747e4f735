import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { countPages } from "#domain/jobs/landing/count-pages.server.ts";
import {
  listStaffPages,
  listWrittenPages,
} from "#domain/jobs/landing/landing-pages.queries.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/landing-pages";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  const now = new Date();
  const { rows, ...paged } = await listStaffPages(readPage(request));
  const written = await listWrittenPages();
  const [ours, theirs] = await Promise.all([countPages(rows, now), countPages(written, now)]);
  return {
    paged,
    pages: rows.map(({ slug, title, isPublished, updatedAt }, index) => ({
      slug,
      title,
      isPublished,
      changed: longDay(isoDay(updatedAt)),
      jobs: ours?.[index] ?? null,
    })),
    written: written.map(({ path, heading, checkedOn }, index) => ({
      path,
      heading,
      checked: longDay(checkedOn),
      jobs: theirs?.[index] ?? null,
    })),
  };
}

export function meta() {
  return [{ title: "Landing pages - Waymark desk" }];
}

export default function LandingPagesPage({ loaderData }: Route.ComponentProps) {
  const { pages, written, paged } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Landing pages"
        lead="A search of the board with words of its own. The jobs on it are always today’s."
        actions={<ButtonLink to="/staff/landing-pages/new">Make a landing page</ButtonLink>}
      />
      {pages.length === 0 ? (
        <EmptyState title="You have made none yet">
          Find something worth a page on the board, such as law jobs in Leeds, and begin with its
          address.
        </EmptyState>
      ) : (
        <DataTable
          isStacked
          caption="Made by staff"
          rows={pages}
          rowKey={({ slug }) => slug}
          columns={[
            {
              key: "title",
              heading: "Title",
              isRowHeading: true,
              cell: ({ slug, title }) => <Link to={`/staff/landing-pages/${slug}`}>{title}</Link>,
            },
            {
              key: "state",
              heading: "State",
              cell: (row) => <State isPublished={row.isPublished} />,
            },
            { key: "jobs", heading: "Jobs now", isFigure: true, cell: ({ jobs }) => jobs ?? "–" },
            { key: "changed", heading: "Changed", cell: ({ changed }) => changed },
          ]}
        />
      )}
      <Pager
        label="Landing pages"
        page={paged.page}
        pageCount={pageCountOf(paged)}
        linkTo={(page) => linkToPage("", page)}
      />
      <DataTable
        isStacked
        caption="Written with the product"
        note="Their words come from content/landing-pages."
        rows={written}
        rowKey={({ path }) => path}
        columns={[
          {
            key: "title",
            heading: "Title",
            isRowHeading: true,
            cell: ({ path, heading }) => <Link to={path}>{heading}</Link>,
          },
          { key: "jobs", heading: "Jobs now", isFigure: true, cell: ({ jobs }) => jobs ?? "–" },
          { key: "checked", heading: "Words checked", cell: ({ checked }) => checked },
        ]}
      />
    </main>
  );
}

function State({ isPublished }: { isPublished: boolean }) {
  return isPublished ? <Tag tone="positive">Published</Tag> : <Tag>Draft</Tag>;
}
