import { data, Link } from "react-router";
import { visitorContext } from "#app/contexts.ts";
import { loadJob } from "#app/jobs/job.server.ts";
import { loadVerdict } from "#app/jobs/verdict.server.ts";
import { verdictHtml } from "#app/jobs/verdict-html.server.tsx";
import { VerdictPart } from "#app/jobs/verdict-part.tsx";
import { findJobPage } from "#domain/jobs/advert/job-page.server.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/job-visa-check";

/** The verdict on a job, alone and dated, to print or keep as a file. */
export async function loader(args: Route.LoaderArgs) {
  const now = new Date();
  const { job } = (await loadJob(null, args)).data;
  const row = job && (await findJobPage(job.slug, now));
  const url = new URL(args.request.url);
  const visitor = args.context.get(visitorContext);
  const verdict = row && (await loadVerdict(row, { visitor, url, now }));
  if (!job || !verdict)
    throw data("There is no visa check for this job: it is not on the board, or not in the UK.", {
      status: 404,
    });
  const { title, employer, employerPlace, facts, href, share } = job;
  const { asIf: _, ...shown } = verdict;
  return {
    job: { title, employer, employerPlace, pay: facts.pay, href, url: share.url },
    html: verdictHtml({ verdict: shown, isRecord: true }),
    workedOutAt: `${dayAndTimeIn("UTC", now)} UTC`,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Visa check: ${loaderData?.job.title ?? "a job"} - Waymark` },
    { name: "robots", content: "noindex" },
  ];
}

export default function JobVisaCheckPage({ loaderData }: Route.ComponentProps) {
  const { job, html, workedOutAt } = loaderData;
  return (
    <main id="main" className="wrap record">
      <PageHead
        title={`Visa check: ${job.title}`}
        lead={`${job.employer}, ${job.employerPlace}. ${job.pay}. Worked out on ${workedOutAt}.`}
      />
      <VerdictPart html={html} />
      <p className="small muted">
        To keep it as a file, print this page. The advert: <Link to={job.href}>{job.url}</Link>
      </p>
    </main>
  );
}
