import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { readList } from "#app/shell/list/list.ts";
import { ListView } from "#app/shell/list/list-page.tsx";
import { listUntiedNames } from "#domain/sponsors/families/untied-names.server.ts";
import { sponsorRefusals } from "#domain/sponsors/refusals.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import { decideSearched, readSearched } from "./page.server.ts";
import { searchedList } from "./searched-list.tsx";
import "#app/shell/desk.css";

const ADDRESS = "/staff/sponsor-register/searched-names";
const SHOWN = 50;

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, searchedList);
  const untied = await listUntiedNames();
  return {
    query,
    searched: await readSearched(query),
    untied: { total: untied.length, first: untied.slice(0, SHOWN) },
  };
}

const decision = z.object({
  intent: z.enum(["confirm", "reject"], { error: "Confirm or reject the name." }),
  nameKey: z.string().min(1).max(160),
  name: z.string().min(1).max(160),
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = readFields(await readFormData(request), decision);
  if (!form.ok) return badForm(form);
  const { intent, name, nameKey } = form.value;
  const decided = await decideSearched(
    memberOf(context),
    { action: intent, name, nameKey },
    new Date(),
  );
  if (!decided.ok) {
    const isKnown = Object.hasOwn(sponsorRefusals, decided.error);
    const known = sponsorRefusals[decided.error as keyof typeof sponsorRefusals];
    return refusedForm(form.values, isKnown ? known : "Somebody has decided on this name already.");
  }
  const done =
    intent === "confirm" ? `Added. “${name}” is found from now on.` : `“${name}” is rejected.`;
  return redirectWithFlash(ADDRESS, done);
}

export function meta() {
  return [{ title: "Searched names - Waymark desk" }];
}

export default function SearchedNamesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, searched, untied } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Searched names"
        lead="What readers looked for and did not find. We count the names, not who typed them."
        crumbs={[{ label: "Sponsor register", to: "/staff/sponsor-register" }]}
      />
      <ErrorSummary title="Nothing was changed" errors={actionData?.errors} />
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
      {untied.total > 0 ? <Untied {...untied} /> : null}
    </main>
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
