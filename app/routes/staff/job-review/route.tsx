import { data } from "react-router";
import { answerFromReview } from "#app/compose/staff/job-decisions.server.ts";
import { siteContext } from "#app/contexts.ts";
import { QueueKeys } from "#app/shell/queue-keys.tsx";
import { closingLabel } from "#domain/jobs/advert/closing-labels.ts";
import { JobAdvert } from "#domain/jobs/advert/components/job-advert.tsx";
import { JobTitle } from "#domain/jobs/advert/components/job-head.tsx";
import { jobView } from "#domain/jobs/advert/job-view.server.ts";
import { DecisionForm } from "#domain/jobs/moderation/components/decision-form.tsx";
import { FieldChanges } from "#domain/jobs/moderation/components/field-changes.tsx";
import { DecisionHistory, SignalList } from "#domain/jobs/moderation/components/signal-list.tsx";
import { unsafeFindReview } from "#domain/jobs/moderation/moderation.queries.server.ts";
import { unsafeAfterInQueue } from "#domain/jobs/moderation/next-in-queue.server.ts";
import { findPreview } from "#domain/jobs/posting/preview.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";
import "#ui/page-head.css";
import "#domain/jobs/advert/components/job.css";
import "#domain/jobs/components/job-card.css";

const keys = { a: "approve", s: "send back" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = new Date();
  const id = rowNumber(params.job_id);
  const review = await unsafeFindReview(id, now);
  const page = review && (await findPreview(review.advert, now));
  if (!review || !page) throw data("We could not find that advert.", { status: 404 });

  const { advert } = review;
  const { origin } = context.get(siteContext);
  return {
    job: jobView(
      page,
      { similar: [], events: [] },
      { now, timeZone: null, origin, isPreview: true },
    ),
    closes: closingLabel(page, now),
    applyTo: advert.applyForm ? "Waymark" : (advert.applyUrl ?? advert.applyEmail ?? ""),
    questions: advert.applyForm?.questions.map(({ question }) => question) ?? [],
    employerId: advert.employerId,
    employer: advert.employer,
    id: advert.id,
    isBritish: page.country === "gb",
    revision: advert.revision,
    isChange: advert.isChange,
    isWaiting: advert.state === "waiting" || advert.isChange,
    changes: review.changes,
    signals: review.signals,
    duplicates: review.duplicates,
    decisions: review.decisions,
    next: await unsafeAfterInQueue(id),
  };
}

export function action(args: Route.ActionArgs) {
  return answerFromReview(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.job.title ?? "Advert"} - Waymark desk` }];
}

export default function JobReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, employer, employerId, signals, duplicates, decisions, isChange } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <nav className="crumb" aria-label="Breadcrumb">
        <ol>
          <li>
            <Link to="/staff/jobs">Adverts to review</Link>
          </li>
          <li>
            <Link to={`/staff/employers/${employerId}`}>{employer}</Link>
          </li>
          <li>{isChange ? "A change to a live advert" : "An advert"}</li>
        </ol>
      </nav>
      <div className="review">
        <div className="review__read">
          <SignalList signals={signals} duplicates={duplicates} />
          <section className="review__paper" aria-label="The advert as readers will see it">
            {isChange ? <FieldChanges changes={loaderData.changes} /> : null}
            <header className="job__t job__head">
              <JobTitle job={job} />
            </header>
            <p className="small">
              People apply at <b>{loaderData.applyTo || "nowhere yet"}</b>. {loaderData.closes}.
            </p>
            {loaderData.questions.length > 0 ? (
              <p className="small">Applying asks: {loaderData.questions.join(" · ")}</p>
            ) : null}
            <article className="advert">
              <JobAdvert job={job} />
            </article>
          </section>
        </div>
        <div className="review__rail">
          {loaderData.isWaiting ? (
            <DecisionForm
              key={loaderData.id}
              {...loaderData}
              isGrave={signals.some(({ level }) => level === "stop")}
              state={actionData}
            />
          ) : (
            <Notice tone="info" title="Nothing to decide">
              This advert is not waiting for review.
            </Notice>
          )}
          {loaderData.isWaiting ? (
            <QueueKeys
              acts={keys}
              next={loaderData.next === null ? null : `/staff/jobs/${loaderData.next}`}
              isCareful={signals.some(({ level }) => level === "stop")}
            />
          ) : null}
          <DecisionHistory decisions={decisions} />
          {loaderData.isBritish ? (
            <p className="small">
              <Link to={`/staff/job-codes/${loaderData.id}`}>Set its occupation code</Link>
            </p>
          ) : null}
        </div>
      </div>
    </main>
  );
}
