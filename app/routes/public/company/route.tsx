import { JobCardItem } from "#domain/jobs/components/job-card-item.tsx";
import { SaveJobButton } from "#domain/jobs/components/save-job-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Pager } from "#ui/pager.tsx";
import type { Route } from "./+types/route";
import { CompanyHead } from "./company-head.tsx";
import { CompanyRail } from "./company-rail.tsx";
import { answerFollow } from "./follow.server.ts";
import { loadCompany } from "./page.server.ts";
import "./company.css";

export function loader(args: Route.LoaderArgs) {
  return loadCompany(args);
}

export function action(args: Route.ActionArgs) {
  return answerFollow(args);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { company, seo } = loaderData;
  return [
    { title: `${company.name}: jobs and sponsor licence - Waymark` },
    { name: "description", content: seo.description },
    { tagName: "link", rel: "canonical", href: seo.canonical },
    ...(seo.isListed
      ? [{ "script:ld+json": seo.organisation }]
      : [{ name: "robots", content: "noindex, follow" }]),
  ];
}

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { company, cards, saves, page, pageCount, register, follow } = loaderData;
  return (
    <main id="main" className="wrap company">
      <CompanyHead company={company} follow={follow} />
      <div className="company__grid">
        <section className="company__jobs" aria-labelledby="jobs">
          <h2 id="jobs">{jobsHeading(company.total)}</h2>
          {cards.length > 0 ? (
            <ul className="jobcards">
              {cards.map((card) => (
                <JobCardItem
                  key={card.id}
                  card={card}
                  action={
                    saves ? (
                      <SaveJobButton
                        jobId={card.id}
                        title={`${card.name}, ${card.employer}`}
                        isSaved={saves.ids.includes(card.id)}
                        back={saves.back}
                      />
                    ) : null
                  }
                />
              ))}
            </ul>
          ) : (
            <EmptyState title="No live jobs today" headingLevel={3}>
              <p className="small">
                Follow {company.name} and we email you when it posts one, or{" "}
                <Link to="/jobs">search the jobs of other employers</Link>.
              </p>
            </EmptyState>
          )}
          <Pager label="Jobs" page={page} pageCount={pageCount} linkTo={(to) => `?page=${to}`} />
        </section>
        <CompanyRail company={company} register={register} />
      </div>
    </main>
  );
}

function jobsHeading(total: number): string {
  if (total === 0) return "Jobs";
  return total === 1 ? "1 live job" : `${total} live jobs`;
}
