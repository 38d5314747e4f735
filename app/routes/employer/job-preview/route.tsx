import { data } from "react-router";
import { ownEmployer, ownJob } from "#app/compose/employer/employer.server.ts";
import { jobScreen } from "#app/compose/jobs/job-html.server.tsx";
import { siteContext } from "#app/contexts.ts";
import { JobScreen } from "#domain/jobs/advert/components/job-screen.tsx";
import { jobView } from "#domain/jobs/advert/job-view.server.ts";
import { findPreview } from "#domain/jobs/posting/preview.server.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/route";

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = new Date();
  const { employer, timeZone } = await ownEmployer(context);
  const job = await ownJob(employer.id, params.job_id);
  const page = await findPreview(job, now);
  if (!page) throw data("We could not find that advert.", { status: 404 });
  const { origin } = context.get(siteContext);
  return {
    id: job.id,
    job: jobScreen(
      jobView(page, { similar: [], events: [] }, { now, timeZone, origin, isPreview: true }),
    ),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.job.title ?? "Job"}, preview - Waymark for employers` },
    { name: "robots", content: "noindex" },
  ];
}

export default function JobPreviewPage({ loaderData: { id, job } }: Route.ComponentProps) {
  return (
    <>
      <nav className="wrap" aria-label="Preview" style={{ paddingBlockStart: "var(--s3)" }}>
        <Link to={`/employer/jobs/${id}`}>Back to the form</Link>
      </nav>
      <JobScreen job={job} />
    </>
  );
}
