import { answerFeed } from "#app/compose/staff/feed-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { FeedForm } from "#domain/jobs/feeds/components/feed-form.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function action({ request, context }: Route.ActionArgs) {
  return answerFeed(context, await readFormData(request), null);
}

export function meta() {
  return [{ title: "Add a job feed - Waymark desk" }];
}

export default function NewJobFeedPage({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Add a job feed"
        lead="Its jobs go live as they are imported, without a review: add only boards you trust."
        crumbs={[{ label: "Job feeds", to: "/staff/job-feeds" }]}
      />
      <ErrorSummary errors={actionData?.errors} />
      <FeedForm kept={{}} state={actionData} button="Add the feed" />
    </main>
  );
}
