import { data } from "react-router";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { nextEdition } from "#domain/events/fairs/fair.ts";
import { shortDayOf } from "#domain/events/fairs/fair-view.server.ts";
import { findFair } from "#domain/events/fairs/fairs.server.ts";
import { unsafeCountPlaces, unsafeListPlaces } from "#domain/events/fairs/places.queries.server.ts";
import { sectors } from "#domain/jobs/vocabulary.ts";
import { isoDay, longDay } from "#rules/days.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ params, request }: Route.LoaderArgs) {
  const fair = await findFair(params.slug, new Date());
  if (!fair) throw data("We could not find that fair.", { status: 404 });

  const asked = new URL(request.url).searchParams.get("q");
  const chosen =
    fair.editions.find(({ key }) => key.endsWith(`/${asked}`)) ??
    nextEdition(fair, new Date()) ??
    fair.editions.at(-1)!;
  const held = await unsafeCountPlaces(fair.editions);
  const { rows, ...paged } = await unsafeListPlaces(chosen.key, readPage(request));
  return {
    heading: fair.heading,
    path: fair.path,
    slug: fair.slug,
    chosen: dayIn(chosen.key),
    editions: fair.editions.map(({ key, startsAt, theme }) => ({
      day: dayIn(key),
      label: shortDayOf(startsAt, fair.zone),
      theme,
      held: held.get(key) ?? 0,
    })),
    paged,
    people: rows.map(({ interest, createdAt, cancelledAt, ...person }) => ({
      ...person,
      interest: (sectors as Record<string, string>)[interest] ?? interest,
      registered: longDay(isoDay(createdAt)),
      hasGivenUp: cancelledAt !== null,
    })),
  };
}

/** The day a fair's key ends in. */
function dayIn(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.heading ?? "Fair"} - Waymark desk` }];
}

export default function FairPage({ loaderData }: Route.ComponentProps) {
  const { heading, path, slug, chosen, editions, people, paged } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={heading}
        lead={
          <>
            Dates and text are in content/fairs. <Link to={path}>See the page</Link>
          </>
        }
      />
      <DataTable
        isStacked
        caption="Dates"
        rows={editions}
        rowKey={({ day }) => day}
        isTold={({ day }) => day === chosen}
        columns={[
          {
            key: "day",
            heading: "Day",
            isRowHeading: true,
            cell: ({ day, label }) => <Link to={`?q=${day}`}>{label}</Link>,
          },
          { key: "theme", heading: "About", cell: ({ theme }) => theme },
          { key: "held", heading: "Places booked", isFigure: true, cell: ({ held }) => held },
        ]}
      />
      <section className="desk__section" aria-labelledby="people">
        <h2 id="people">Attendees on {longDay(chosen)}</h2>
        {people.length === 0 ? (
          <EmptyState title="Nobody yet" headingLevel={3}>
            People appear here as soon as they book a place on the fair’s page.
          </EmptyState>
        ) : (
          <>
            <p>
              <a href={`/staff/fairs/${slug}/people.csv?day=${chosen}`} download>
                Download the list as CSV
              </a>
            </p>
            <People people={people} />
          </>
        )}
        <Pager
          label="People"
          page={paged.page}
          pageCount={pageCountOf(paged)}
          linkTo={(page) => linkToPage(chosen, page)}
        />
      </section>
    </main>
  );
}

type Person = Route.ComponentProps["loaderData"]["people"][number];

function People({ people }: { people: Person[] }) {
  return (
    <DataTable
      isStacked
      caption="People"
      isCaptionHidden
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        { key: "name", heading: "Name", isRowHeading: true, cell: ({ name }) => name },
        { key: "email", heading: "Email", cell: ({ email }) => email },
        { key: "university", heading: "University", cell: ({ university }) => university },
        { key: "interest", heading: "Looking for", cell: ({ interest }) => interest },
        { key: "registered", heading: "Registered", cell: ({ registered }) => registered },
        {
          key: "state",
          heading: "Place",
          cell: ({ hasGivenUp }) =>
            hasGivenUp ? <Tag>Cancelled</Tag> : <Tag tone="positive">Held</Tag>,
        },
      ]}
    />
  );
}
