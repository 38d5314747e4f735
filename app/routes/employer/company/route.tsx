import { readFormData } from "#app/request-body.server.ts";
import { answerCompany, loadCompany } from "#app/routes/employer/company/company.server.ts";
import { CompanyForm } from "#domain/employers/components/company-form.tsx";
import { CompanyLogo } from "#domain/employers/components/company-logo.tsx";
import { NameCompanyForm } from "#domain/employers/components/name-company-form.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export function loader({ context }: Route.LoaderArgs) {
  return loadCompany(context);
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerCompany(context, await readFormData(request));
}

export function meta() {
  return [{ title: "Your company - Waymark for employers" }];
}

export default function CompanyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { employer, change, people, claim, askedName, lists, register } = loaderData;

  if (!employer) {
    return (
      <main id="main" className="wrap desk">
        <PageHead
          title="Which company do you represent?"
          lead="Readers see this name beside every job, and we look it up on the register of sponsors."
        />
        {claim ? (
          <Notice tone="info" title={`You asked to represent ${claim.nameGiven}`}>
            That company is already on Waymark, so we check first. We will email you the decision.
            If you meant another company, enter its name below.
          </Notice>
        ) : null}
        <NameCompanyForm {...lists} askedName={askedName} state={actionData} />
      </main>
    );
  }

  return (
    <main id="main" className="wrap desk">
      <PageHead title={employer.name} lead={register ?? "What readers see beside your jobs."} />
      <section className="desk__section" aria-labelledby="details-heading">
        <h2 id="details-heading">About the company</h2>
        {change ? <ChangeNotice change={change} /> : null}
        <CompanyForm {...lists} employer={{ ...employer, ...change }} state={actionData} />
      </section>
      <CompanyLogo employer={{ ...employer, ...change }} error={actionData?.errors.logo?.[0]} />
      <section className="desk__section" aria-labelledby="people-heading">
        <h2 id="people-heading">Who represents it here</h2>
        <ul>
          {people.map(({ id, name, email }) => (
            <li key={id}>
              {name}, <span className="muted">{email}</span>
            </li>
          ))}
        </ul>
        <p className="small muted">
          Colleagues can ask for an account on the page for employers, with the same company name.
          We check each request.
        </p>
      </section>
    </main>
  );
}

type Change = NonNullable<Route.ComponentProps["loaderData"]["change"]>;

function ChangeNotice({ change: { sentBackAt, note } }: { change: Change }) {
  return sentBackAt ? (
    <Notice tone="caution" title="Please change this, then save it again">
      {note ? <p>“{note}”</p> : null}
      <p>Readers see your company as it was before.</p>
    </Notice>
  ) : (
    <Notice tone="info" title="Your change is waiting for review">
      Readers see your company as it was before. We will email you when we have reviewed it.
    </Notice>
  );
}
