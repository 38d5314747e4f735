import { data, Link } from "react-router";
import { loadJob } from "#app/jobs/job.server.ts";
import { JobVerdict } from "#app/jobs/job-verdict.tsx";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/job-visa-check";

/** The verdict on a job, alone and dated, to print or keep as a file. */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadJob(null, args);
  const { job, verdict } = loaded.data;
  if (!job || !verdict)
    throw data("There is no visa check for this job: it is not on the board, or not in the UK.", {
      status: 404,
    });
  const { title, employer, employerPlace, facts, href, share } = job;
  return {
    job: { slug: job.slug, title, employer, employerPlace, pay: facts.pay, href, url: share.url },
    verdict,
    workedOutAt: `${dayAndTimeIn("UTC", new Date())} UTC`,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Visa check: ${loaderData?.job.title ?? "a job"} - Waymark` },
    { name: "robots", content: "noindex" },
  ];
}

export default function JobVisaCheckPage({ loaderData }: Route.ComponentProps) {
  const { job, verdict, workedOutAt } = loaderData;
  return (
    <main id="main" className="wrap record">
      <PageHead
        title={`Visa check: ${job.title}`}
        lead={`${job.employer}, ${job.employerPlace}. ${job.pay}. Worked out on ${workedOutAt}.`}
      />
      <JobVerdict slug={job.slug} verdict={verdict} isRecord />
      <p className="small muted">
        To keep it as a file, print this page. The advert: <Link to={job.href}>{job.url}</Link>
      </p>
    </main>
  );
}
