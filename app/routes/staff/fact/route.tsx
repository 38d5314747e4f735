import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { today } from "#app/today.ts";
import { factCheckSchema } from "#domain/facts/fact-checks.schema.ts";
import { markFactsChecked } from "#domain/facts/mark-facts-checked.server.ts";
import { factRefusals } from "#domain/facts/refusals.ts";
import { staffMay } from "#rules/access/staff-role.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import { CheckForm } from "./check-form.tsx";
import { namesChecked, readFactPage } from "./page.server.ts";
import "#app/shell/desk.css";
import "./fact.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = memberOf(context);
  const mayCheck = staffMay(staff, "publish");
  return { fact: await readFactPage(params.fact_name, staff), mayCheck };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, factCheckSchema(today().today));
  if (!form.ok) return badForm(form);
  const { others, ...check } = form.value;
  const names = namesChecked(params.fact_name, others === "on");
  const marked = await markFactsChecked(memberOf(context), { names, ...check }, new Date());
  if (!marked.ok) return refusedForm(form.values, factRefusals[marked.error]);
  const { count } = marked.value;
  const what = count === 1 ? "The fact is" : `${count} facts are`;
  return redirectWithFlash("/staff/facts", `${what} checked today. Readers see it at once.`);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.fact.label ?? "Fact"} - Waymark desk` }];
}

export default function FactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fact, mayCheck } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={fact.label}
        lead={fact.value}
        over={fact.name}
        crumbs={[{ label: "Facts", to: "/staff/facts" }]}
      />
      <DescriptionList
        items={[
          { term: "Source", detail: <a href={fact.source.url}>{fact.source.title}</a> },
          { term: "Paragraph", detail: fact.paragraph ?? "None named" },
          { term: "How it was read", detail: fact.confidence },
          { term: "In force", detail: fact.inForce },
          { term: "Checked on", detail: fact.checkedOn },
          {
            term: "Check again by",
            detail: (
              <>
                {fact.checkAgainBy} {fact.isDue ? <Tag tone="negative">Due</Tag> : null}
              </>
            ),
          },
        ]}
      />
      {fact.hasEnded ? <Ended isHistory={fact.isHistory} /> : null}
      {mayCheck && !fact.hasEnded ? <CheckForm fact={fact} state={actionData} /> : null}
      <FactUses fact={fact} />
      <FactChecks fact={fact} />
    </main>
  );
}

type FactPartProps = { fact: Route.ComponentProps["loaderData"]["fact"] };

function Ended({ isHistory }: { isHistory: boolean }) {
  if (isHistory) return <p>{factRefusals.history}</p>;
  return (
    <Notice tone="caution" title="This fact has expired">
      A new value comes with a release: add a row to content/facts.
    </Notice>
  );
}

function FactUses({ fact: { pages, tool, table } }: FactPartProps) {
  return (
    <section className="desk__section" aria-labelledby="uses">
      <h2 id="uses">Where it is used</h2>
      {pages.length === 0 && !tool ? <p>No page quotes it yet.</p> : null}
      <ul>
        {tool ? (
          <li>
            <Link to={tool.to}>{tool.label}</Link>, a tool, from{" "}
            <code className="factcode">{table}</code>
          </li>
        ) : null}
        {pages.map(({ to, title, isLive }) => (
          <li key={`${to} ${title}`}>
            {to ? <Link to={to}>{title}</Link> : title}{" "}
            <span className="small muted">{isLive ? to : "not public yet"}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FactChecks({ fact: { checks } }: FactPartProps) {
  if (checks.length === 0) return null;
  return (
    <section className="desk__section" aria-labelledby="checks">
      <h2 id="checks">Checked at the desk</h2>
      <ul>
        {checks.map(({ id, checkedOn, by, note, checkAgainBy }) => (
          <li key={id}>
            {checkedOn}, {by ?? "somebody who has left"}: {note} Again by {checkAgainBy}.
          </li>
        ))}
      </ul>
    </section>
  );
}
