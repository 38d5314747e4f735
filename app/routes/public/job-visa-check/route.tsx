import { data } from "react-router";
import { verdictHtml } from "#app/compose/jobs/verdict-html.server.tsx";
import { VerdictPart } from "#app/compose/jobs/verdict-part.tsx";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { loadJobCheck } from "#app/routes/public/job-visa-check/job-check.server.ts";
import { dayAndTimeIn } from "#rules/zoned-time.ts";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

/** The verdict on a job, alone and dated, to print or keep as a file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const now = new Date();
  const { origin } = context.get(siteContext);
  const visitor = context.get(visitorContext);
  const url = new URL(request.url);
  const check = await loadJobCheck(params.slug, { visitor, url, origin, now });
  if (!check)
    throw data("There is no visa check for this job: it is not on the board, or not in the UK.", {
      status: 404,
    });
  const { asIf: _, ...shown } = check.verdict;
  return {
    job: check.job,
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
