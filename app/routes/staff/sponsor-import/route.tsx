import { data } from "react-router";
import { organisationPath } from "#app/compose/sponsors/addresses.ts";
import { answerHeldCopy } from "#app/compose/staff/register-form.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { DiffFigures } from "#domain/sponsors/components/desk/diff-figures.tsx";
import { FileName } from "#domain/sponsors/components/desk/file-name.tsx";
import { HeldCopy } from "#domain/sponsors/components/desk/held-copy.tsx";
import { ImportEventsTable } from "#domain/sponsors/components/desk/import-events-table.tsx";
import { eventTitle } from "#domain/sponsors/event-messages.ts";
import {
  countImportEvents,
  findImport,
  listImportEvents,
} from "#domain/sponsors/imports/imports.queries.server.ts";
import { copyTitle, sourceLabel } from "#domain/sponsors/register-labels.ts";
import { rowNumber } from "#rules/row-number.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ request, params }: Route.LoaderArgs) {
  const id = rowNumber(params.import_id);
  const found = await findImport(id);
  if (!found) throw data("We could not find that copy of the register.", { status: 404 });

  const kinds = await countImportEvents(id);
  const asked = new URL(request.url).searchParams.get("kind");
  const kind = kinds.find((one) => one.kind === asked)?.kind ?? null;
  const events = await listImportEvents(id, { kind, page: readPage(request) });
  return { copy: found, kinds, kind, events };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return answerHeldCopy(context, rowNumber(params.import_id), await readFormData(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData ? copyTitle(loaderData.copy) : "Register"} - Waymark desk` }];
}

export default function SponsorImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={copyTitle(copy)}
        over={`${dayAndTimeIn("UTC", copy.importedAt)} UTC`}
        lead={
          <>
            {sourceLabel(copy.source)}: <FileName>{copy.sourceName}</FileName>
            {copy.importedBy ? `, by ${copy.importedBy}` : null}.
          </>
        }
        crumbs={[{ label: "Sponsor register", to: "/staff/sponsor-register" }]}
      />
      {actionData?.refusal ? <Notice tone="negative" title={actionData.refusal} /> : null}
      {copy.noticesHeld ? <HeldCopy /> : null}
      {copy.state === "taken back" ? (
        <Notice title="Withdrawn">The previous copy is in use again. No notices were sent.</Notice>
      ) : null}
      {copy.state === "refused" ? (
        <Notice tone="negative" title="It changed nothing">
          {copy.refusal}
        </Notice>
      ) : (
        <Changes {...loaderData} />
      )}
    </main>
  );
}

function Changes({ copy, kinds, kind, events }: Route.ComponentProps["loaderData"]) {
  const all = kinds.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      {copy.counts ? <DiffFigures rows={copy.rows} counts={copy.counts} /> : null}
      <section className="desk__section" aria-labelledby="changes">
        <h2 id="changes">What changed in it</h2>
        {all === 0 ? (
          <EmptyState title="No changes to list" headingLevel={3}>
            A first copy has nothing to compare with; a later copy may be identical.
          </EmptyState>
        ) : (
          <>
            <Tabs
              label="Kinds of change"
              tabs={[
                { to: "?", label: "All", count: all, isCurrent: kind === null },
                ...kinds.map((one) => ({
                  to: `?kind=${one.kind}`,
                  label: eventTitle(one.kind),
                  count: one.total,
                  isCurrent: kind === one.kind,
                })),
              ]}
            />
            <ImportEventsTable events={events.rows} linkTo={organisationPath} />
          </>
        )}
        <Pager
          label="Changes"
          page={events.page}
          pageCount={pageCountOf(events)}
          linkTo={(page) => `?${kind ? `kind=${kind}&` : ""}page=${page}`}
        />
      </section>
    </>
  );
}
