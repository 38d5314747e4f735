import type { JobScreenView } from "#domain/jobs/advert/job-screen-view.ts";

type JobSeo = { canonical: string; description: string; posting: object | null };

/** What a job's page says about itself. A job that ended keeps its page and leaves the search engines. */
export function jobMeta(job: JobScreenView | null, seo: JobSeo | null) {
  if (!job || !seo) {
    return [{ title: "Job not found - Waymark" }, { name: "robots", content: "noindex" }];
  }
  return [
    { title: `${job.title}, ${job.employer} - Waymark` },
    { name: "description", content: seo.description },
    { tagName: "link", rel: "canonical", href: seo.canonical },
    ...(job.status === "live" ? [] : [{ name: "robots", content: "noindex" }]),
    ...(seo.posting ? [{ "script:ld+json": seo.posting }] : []),
  ];
}
