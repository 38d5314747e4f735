import { answerAlias } from "#app/compose/staff/register-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListView } from "#app/shell/list/list-page.tsx";
import { type Alias, listAliases } from "#domain/sponsors/aliases.server.ts";
import { lookUp } from "#domain/sponsors/checking/look-up.server.ts";
import { sponsorRefusals } from "#domain/sponsors/checking/refusals.ts";
import { AliasForm, FindOrganisation } from "#domain/sponsors/components/desk/alias-form.tsx";
import { RemoveAlias } from "#domain/sponsors/components/desk/remove-alias.tsx";
import { isoDay, longDay } from "#rules/days.ts";
import { ok } from "#rules/result.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

const MAX_CHOICES = 10;

const list = {
  name: "Other names",
  columns: [
    { key: "alias", label: "Other name", isRowHeading: true, text: ({ alias }) => alias },
    {
      key: "organisation",
      label: "On the register as",
      text: ({ organisation, town }) => [organisation, town].filter(Boolean).join(", "),
    },
    {
      key: "who",
      label: "Confirmed by",
      text: ({ confirmedBy, isOurs }) =>
        confirmedBy ?? (isOurs ? "Came with Waymark" : "Somebody who has left"),
    },
    { key: "when", label: "On", text: ({ confirmedAt }) => longDay(isoDay(confirmedAt)) },
    { key: "remove", label: "Remove", cell: (alias) => <RemoveAlias alias={alias} /> },
  ],
} satisfies List<Alias>;

const read = (query: QueryOf<typeof list>) => listAliases(query);

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const find = new URL(request.url).searchParams.get("find")?.trim().slice(0, 160) ?? "";
  const found = find ? await lookUp({ q: find, limit: MAX_CHOICES }) : ok({ results: [] });
  const choices = found.ok ? found.value.results : [];
  const findError = found.ok ? "no-such-organisation" : found.error;
  const query = readList(request, list);
  return {
    query,
    find,
    choices,
    findError: find && choices.length === 0 ? sponsorRefusals[findError] : undefined,
    aliases: await read(query),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerAlias(context, await readFormData(request));
}

export function meta() {
  return [{ title: "Other names - Waymark desk" }];
}

export default function SponsorOtherNamesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, find, choices, findError, aliases } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Other names"
        lead="Names that people use but the register does not. Searching for one finds the organisation."
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
        <ListView
          list={list}
          query={query}
          paged={aliases}
          rowKey={({ id }) => id}
          empty={{
            title: "None yet",
            children: "Find an organisation above and give it the name that people use.",
            headingLevel: 3,
          }}
        />
      </section>
    </main>
  );
}
