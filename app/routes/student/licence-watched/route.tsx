import { CHECKER, organisationPath } from "#app/compose/sponsors/addresses.ts";
import { CheckerFrame } from "#app/compose/sponsors/checker-frame.tsx";
import { memberOf } from "#app/member.server.ts";
import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { currentRegister } from "#domain/sponsors/checking/look-up-for-public.server.ts";
import { statusLabels } from "#domain/sponsors/status-labels.ts";
import { listWatches } from "#domain/sponsors/watching/watch-sponsor.server.ts";
import { longDay } from "#rules/days.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/pager.tsx";
import { DataTable } from "#ui/table.tsx";
import type { Route } from "./+types/route";

export async function loader({ request, context }: Route.LoaderArgs) {
  const watches = await listWatches(memberOf(context), readPage(request));
  return { watches, register: await currentRegister(new Date()) };
}

export function meta() {
  return [{ title: "Employers you watch - Waymark" }];
}

export default function LicenceWatchedPage({ loaderData }: Route.ComponentProps) {
  const { watches, register } = loaderData;
  return (
    <CheckerFrame title="Employers you watch" register={register} tab="watched">
      {watches.rows.length === 0 ? (
        <EmptyState
          title="You are not watching any employers yet"
          action={<ButtonLink to={CHECKER}>Check an employer</ButtonLink>}
        >
          Watch an employer and we email you on the day its rating, its routes or its town change,
          or when it leaves the register.
        </EmptyState>
      ) : (
        <DataTable
          isStacked
          caption="Employers you watch"
          isCaptionHidden
          rows={watches.rows}
          rowKey={({ organisationId }) => organisationId}
          columns={[
            {
              key: "name",
              heading: "Employer",
              isRowHeading: true,
              cell: ({ organisationId, name }) => (
                <Link to={organisationPath(organisationId)}>{name}</Link>
              ),
            },
            { key: "town", heading: "Town", cell: ({ town }) => town },
            {
              key: "today",
              heading: "Today",
              cell: ({ standing, leftOn }) =>
                standing ? statusLabels[standing] : `Left on ${longDay(leftOn ?? "")}`,
            },
          ]}
        />
      )}
      <Pager
        label="Employers you watch"
        page={watches.page}
        pageCount={pageCountOf(watches)}
        linkTo={(page) => linkToPage("", page)}
      />
    </CheckerFrame>
  );
}
