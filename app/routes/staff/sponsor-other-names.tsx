import { linkToPage, pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { answerAlias } from "#app/staff/register-form.server.ts";
import { listAliases } from "#domain/sponsors/aliases.server.ts";
import { AliasForm, FindOrganisation } from "#domain/sponsors/components/desk/alias-form.tsx";
import { AliasesTable } from "#domain/sponsors/components/desk/aliases-table.tsx";
import { lookUp } from "#domain/sponsors/look-up.server.ts";
import { sponsorRefusals } from "#domain/sponsors/refusals.ts";
import { ok } from "#rules/result.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/sponsor-other-names";
import "#app/shell/desk.css";

const MAX_CHOICES = 10;

export async function loader({ request }: Route.LoaderArgs) {
  const find = new URL(request.url).searchParams.get("find")?.trim().slice(0, 160) ?? "";
  const found = find ? await lookUp({ q: find, limit: MAX_CHOICES }) : ok({ results: [] });
  const choices = found.ok ? found.value.results : [];
  const findError = found.ok ? "no-such-organisation" : found.error;
  return {
    find,
    choices,
    findError: find && choices.length === 0 ? sponsorRefusals[findError] : undefined,
    aliases: await listAliases(readPage(request)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerAlias(context, await readFormData(request));
}

export function meta() {
  return [{ title: "Other names - Waymark desk" }];
}

export default function SponsorOtherNamesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { find, choices, findError, aliases } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Other names"
        lead="Names that people use and the register does not. Whoever looks for one finds the organisation."
        crumbs={[{ label: "Sponsor register", to: "/staff/sponsor-register" }]}
      />
      <ErrorSummary title="The name was not added" errors={actionData?.errors} />
      <section className="desk__section" aria-labelledby="add">
        <h2 id="add">Add a name</h2>
        <FindOrganisation key={find} find={find} error={findError} />
        {choices.length > 0 ? <AliasForm choices={choices} state={actionData} /> : null}
      </section>
      <section className="desk__section" aria-labelledby="names">
        <h2 id="names">Names we know</h2>
        {aliases.total === 0 ? (
          <EmptyState title="None yet" headingLevel={3}>
            Find an organisation above and give it the name that people use.
          </EmptyState>
        ) : (
          <AliasesTable aliases={aliases.rows} />
        )}
        <Pager
          label="Names"
          page={aliases.page}
          pageCount={pageCountOf(aliases)}
          linkTo={(page) => linkToPage("", page)}
        />
      </section>
    </main>
  );
}
