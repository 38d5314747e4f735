import { useRootData } from "#app/root-data.ts";
import { RequestSent } from "#domain/accounts/access/components/request-sent.tsx";
import { EmployerAccessForm } from "#domain/employers/components/employer-access-form.tsx";
import type { FormState } from "#domain/forms/form-state.ts";
import { SponsorCosts } from "#domain/jobs/posting/components/sponsor-costs.tsx";
import type { SponsorCostView } from "#domain/jobs/posting/sponsor-cost-view.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { EmployerPageText } from "./employer-page-text.server.ts";
import "#app/compose/employer/employers-page.css";
import "#ui/page-head.css";
import "#domain/jobs/posting/components/posting.css";

type EmployersPageProps = {
  isSent: boolean;
  state: FormState | undefined;
  costs: SponsorCostView;
  words: EmployerPageText;
};

/** What an employer gets here, what it costs, and how to begin. */
export function EmployersPage({ isSent, state, costs, words }: EmployersPageProps) {
  const { viewer } = useRootData();
  const isEmployer = viewer?.role === "employer";

  return (
    <main id="main" className="wrap hire">
      <Head isEmployer={isEmployer} />
      <section aria-labelledby="how" className="hire__part">
        <h2 id="how">How it works</h2>
        <RouteLine label="How it works" direction="row" stops={words.steps} />
      </section>
      <div className="hire__two">
        <WhomToHire facts={words.facts} />
        <SponsorCosts costs={costs} headingLevel={2} />
      </div>
      {isEmployer ? null : (
        <section id="ask" aria-labelledby="ask-heading" className="hire__part hire__ask">
          <h2 id="ask-heading">Ask for an account</h2>
          {isSent ? (
            <RequestSent>
              We have your request. We will check it and email you the link to set up your account.
            </RequestSent>
          ) : (
            <EmployerAccessForm state={state} />
          )}
        </section>
      )}
    </main>
  );
}

function Head({ isEmployer }: { isEmployer: boolean }) {
  return (
    <header className="xhead">
      <div className="xhead__t">
        <h1>Hire people who have crossed the world to study</h1>
        <p className="lead">
          Post a job. A person reads it, unless we know your adverts well. Students see pay, place,
          sponsorship and closing time plainly, and you see how many looked, saved it and went to
          apply.
        </p>
        <div className="btns">
          {isEmployer ? (
            <ButtonLink to="/employer">Go to your jobs</ButtonLink>
          ) : (
            <a className="btn btn--mark" href="#ask">
              Ask for an account
            </a>
          )}
          <ButtonLink to="/partner-with-us" variant="quiet">
            Plan something larger
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}

function WhomToHire({ facts }: Pick<EmployerPageText, "facts">) {
  return (
    <section aria-labelledby="who" className="hire__part">
      <h2 id="who">Who you can hire, and when you need to sponsor</h2>
      <dl className="hire__facts">
        {facts.map(({ question, answer, asOf }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              {answer} <span className="tiny muted">{asOf}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        This is information, not immigration advice. Look at the{" "}
        <Link to="/uk-work-visa-sponsor-licence-check">register of sponsors</Link> to see how
        readers find your company.
      </p>
    </section>
  );
}
