import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { CurrentCopy } from "#domain/sponsors/components/desk/current-copy.tsx";
import { ImportsTable } from "#domain/sponsors/components/desk/imports-table.tsx";
import { OpenUploads } from "#domain/sponsors/components/desk/open-uploads.tsx";
import { findCurrentCopy, listImports } from "#domain/sponsors/imports/imports.queries.server.ts";
import { listOpenUploads } from "#domain/sponsors/imports/uploads.server.ts";
import { isoDay } from "#rules/days.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ request }: Route.LoaderArgs) {
  const [current, uploads, imports] = await Promise.all([
    findCurrentCopy(),
    listOpenUploads(),
    listImports(readPage(request)),
  ]);
  return { current, uploads, imports, today: isoDay(new Date()) };
}

export function meta() {
  return [{ title: "Sponsor register - Waymark desk" }];
}

export default function SponsorRegisterPage({ loaderData }: Route.ComponentProps) {
  const { current, uploads, imports, today } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Sponsor register"
        lead="The Home Office’s list of licensed sponsors. Every licence check is answered from our copy of it."
        actions={
          <>
            <ButtonLink to="/staff/sponsor-register/searched-names" variant="second">
              Searched names
            </ButtonLink>
            <ButtonLink to="/staff/sponsor-register/other-names" variant="second">
              Other names
            </ButtonLink>
            <ButtonLink to="/staff/sponsor-register/upload">Upload a copy</ButtonLink>
          </>
        }
      />
      <OpenUploads uploads={uploads} />
      {current ? (
        <CurrentCopy copy={current} today={today} />
      ) : (
        <EmptyState title="No copy yet">
          Nobody can check a licence until one is loaded. Upload the CSV file from GOV.UK.
        </EmptyState>
      )}
      {imports.rows.length > 0 ? (
        <section className="desk__section" aria-labelledby="copies">
          <h2 id="copies">Copies</h2>
          <ImportsTable imports={imports.rows} currentId={current?.id ?? null} />
        </section>
      ) : null}
      <Pager
        label="Copies"
        page={imports.page}
        pageCount={pageCountOf(imports)}
        linkTo={(page) => linkToPage("", page)}
      />
    </main>
  );
}
