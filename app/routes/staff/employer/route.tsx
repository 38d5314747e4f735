import { Form } from "react-router";
import { answerEmployer, loadEmployer } from "#app/routes/staff/employer/employer.server.ts";
import { RegisterMatchForm } from "#domain/employers/components/register-match-form.tsx";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export function loader(args: Route.LoaderArgs) {
  return loadEmployer(args);
}

export function action(args: Route.ActionArgs) {
  return answerEmployer(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.employer.name ?? "Employer"} - Waymark desk` }];
}

export default function EmployerDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { employer, register, q, found } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={employer.name}
        lead={employer.town ?? ""}
        crumbs={[{ label: "Employers", to: "/staff/employers" }]}
      />
      <ErrorSummary errors={actionData?.errors} title="That did not work" />
      <section className="desk__section" aria-labelledby="trust">
        <h2 id="trust">{employer.isTrusted ? "Trusted" : "Not trusted"}</h2>
        <p>
          {employer.isTrusted
            ? "Its adverts go live without a review."
            : "We review each of its adverts before it goes live."}
        </p>
        <Form method="post">
          <input type="hidden" name="intent" value="trust" />
          <Button
            name="isTrusted"
            value={employer.isTrusted ? "no" : "yes"}
            variant={employer.isTrusted ? "danger" : "second"}
          >
            {employer.isTrusted ? "Review its adverts again" : "Trust this employer"}
          </Button>
        </Form>
      </section>
      <RegisterMatchForm employer={employer} register={register} q={q} found={found} />
      <section className="desk__section" aria-labelledby="about">
        <h2 id="about">About it</h2>
        <DescriptionList
          items={[
            { term: "Website", detail: employer.website ?? "Not given" },
            { term: "About", detail: employer.about ?? "Not given" },
            {
              term: "Its page",
              detail: <Link to={`/companies/${employer.slug}`}>/companies/{employer.slug}</Link>,
            },
          ]}
        />
        <Form method="post" className="desk__form">
          <input type="hidden" name="intent" value="rename" />
          <Field
            label="Name"
            name="name"
            defaultValue={actionData?.values.name ?? employer.name}
            error={actionData?.errors?.name?.[0]}
            hint="Its page gets a new address. The old one leads there, and adverts under the old name stay with it."
          />
          <Button variant="second">Rename</Button>
        </Form>
      </section>
      <section className="desk__section" aria-labelledby="people">
        <h2 id="people">Who represents it</h2>
        {employer.people.length === 0 ? <p>Nobody. Any jobs come from a feed.</p> : null}
        <ul>
          {employer.people.map(({ id, name, email }) => (
            <li key={id}>
              <Link to={`/staff/people/${id}`}>{name}</Link>, {email}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
