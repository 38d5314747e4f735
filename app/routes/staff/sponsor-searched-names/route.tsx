import { readFormData } from "#app/request-body.server.ts";
import { readList } from "#app/shell/list/list.ts";
import { ListView } from "#app/shell/list/list-page.tsx";
import { AliasForm, FindOrganisation } from "#domain/sponsors/components/desk/alias-form.tsx";
import { listUntiedNames } from "#domain/sponsors/families/untied-names.server.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import { DomainTies } from "./domain-ties.tsx";
import { answerSearched, readDomainTies, readGiven, readSearched } from "./page.server.ts";
import { searchedList } from "./searched-list.tsx";
import "#app/shell/desk.css";

const SHOWN = 50;

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, searchedList);
  const untied = await listUntiedNames();
  return {
    query,
    searched: await readSearched(query),
    domains: firstOf(await readDomainTies()),
    given: await readGiven(new URL(request.url).searchParams),
    untied: firstOf(untied),
  };
}

function firstOf<Row>(rows: readonly Row[]) {
  return { total: rows.length, first: rows.slice(0, SHOWN) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerSearched(context, await readFormData(request));
}

export function meta() {
  return [{ title: "Searched names - Waymark desk" }];
}

export default function SearchedNamesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, searched, domains, given, untied } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Searched names"
        lead="Names readers searched for and did not find, or found only as a suggestion. We count the names, not who typed them."
        crumbs={[{ label: "Sponsor register", to: "/staff/sponsor-register" }]}
      />
      <ErrorSummary title="Nothing was changed" errors={actionData?.errors} />
      {given ? <Add given={given} state={actionData} /> : null}
      <ListView
        list={searchedList}
        query={query}
        paged={searched}
        rowKey={({ nameKey }) => nameKey}
        empty={{
          title: "None",
          children: "Every name that was searched has been found or decided.",
        }}
      />
      {domains.total > 0 ? <DomainTies {...domains} /> : null}
      {untied.total > 0 ? <Untied {...untied} /> : null}
    </main>
  );
}

type AddProps = {
  given: NonNullable<Route.ComponentProps["loaderData"]["given"]>;
  state: Route.ComponentProps["actionData"];
};

/** Whom a searched name means: found on the register, then given the name. */
function Add({ given: { name, find, findError, choices }, state }: AddProps) {
  return (
    <section className="desk__section" aria-labelledby="add">
      <h2 id="add">Who is “{name}”?</h2>
      <FindOrganisation key={find} find={find} error={findError} givenName={name} />
      {choices.length > 0 ? <AliasForm choices={choices} state={state} givenName={name} /> : null}
    </section>
  );
}

function Untied({ total, first }: Route.ComponentProps["loaderData"]["untied"]) {
  return (
    <section className="desk__section" aria-labelledby="untied">
      <h2 id="untied">Reviewed names without an entry</h2>
      <p className="muted">
        {total} {total === 1 ? "name is" : "names are"} not used, because today’s copy does not list
        the employer.
      </p>
      <ul>
        {first.map(({ name, entry }) => (
          <li key={`${name} ${entry}`}>
            {name}: {entry}
          </li>
        ))}
      </ul>
    </section>
  );
}
