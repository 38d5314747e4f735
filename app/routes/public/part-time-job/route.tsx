import { loadJob } from "#app/compose/jobs/job.server.ts";
import { jobMeta } from "#app/compose/jobs/job-meta.ts";
import { JobMissing } from "#app/compose/jobs/job-missing.tsx";
import "#app/compose/jobs/verdict-looks.ts";
import { JobScreen } from "#domain/jobs/advert/components/job-screen.tsx";
import { SaveJobButton } from "#domain/jobs/components/save-job-button.tsx";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadJob("part-time-jobs", args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return jobMeta(loaderData?.job ?? null, loaderData?.seo ?? null);
}

export default function PartTimeJobRoute({
  loaderData: { job, save, sent, visa },
}: Route.ComponentProps) {
  return job ? (
    <JobScreen
      job={job}
      actions={save ? <SaveJobButton title={job.title} look="words" {...save} /> : null}
      sentHtml={sent}
      visa={visa}
    />
  ) : (
    <JobMissing />
  );
}
