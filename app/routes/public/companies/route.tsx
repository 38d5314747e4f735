import { Search } from "lucide-react";
import { formatCount } from "#rules/formats/counts.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/route";
import { loadCompanies } from "./page.server.ts";
import "#ui/check.css";
import "./companies.css";

export function loader(args: Route.LoaderArgs) {
  return loadCompanies(args);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: "Employers with live jobs - Waymark" },
    {
      name: "description",
      content:
        "Employers that hire today: their live jobs, where they are, and what the UK register of sponsors says about each.",
    },
    ...(loaderData ? [{ tagName: "link", rel: "canonical", href: loaderData.seo.canonical }] : []),
    ...(loaderData?.seo.isListed ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
}

export default function CompaniesPage({ loaderData }: Route.ComponentProps) {
  const { q, isLicensed, companies, total, page, pageCount } = loaderData;
  return (
    <main id="main" className="wrap companies">
      <PageHead
        title="Employers with live jobs"
        lead="What each one does, its jobs, and what the UK register of sponsors says about it. Follow one to hear about its next job."
      />
      <Form className="companies__f" role="search" action="/companies">
        <Field label="Employer’s name" name="q" type="search" defaultValue={q} key={q} />
        <label className="check">
          <input type="checkbox" name="licensed" value="1" defaultChecked={isLicensed} />
          <span>Only with an A-rated licence for skilled workers</span>
        </label>
        <Button icon={Search}>Search</Button>
      </Form>
      <p className="small muted" role="status">
        {foundWords(total)}
      </p>
      {companies.length > 0 ? (
        <ul className="companies__l">
          {companies.map(({ id, href, name, where, about, jobs, register }) => (
            <li key={id} className="companies__i">
              <h2>
                <Link to={href}>{name}</Link>
              </h2>
              <p className="small">{[where, jobs].filter(Boolean).join(". ")}</p>
              {about ? <p className="companies__about">{about}</p> : null}
              {register ? (
                <p className={`companies__r companies__r--${register.tone}`}>{register.headline}</p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No employer found"
          action={<ButtonLink to="/companies">See all employers</ButtonLink>}
        >
          Only employers with live jobs are listed here. Try fewer words, or untick the box.
        </EmptyState>
      )}
      <Pager
        label="Employers"
        page={page}
        pageCount={pageCount}
        linkTo={(to) => addressOf({ q, isLicensed, page: to })}
      />
    </main>
  );
}

function foundWords(total: number): string {
  return total === 1 ? "1 employer" : `${formatCount(total)} employers`;
}

function addressOf({ q, isLicensed, page }: { q: string; isLicensed: boolean; page: number }) {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(isLicensed && { licensed: "1" }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/companies${query.size > 0 ? `?${query}` : ""}`;
}
