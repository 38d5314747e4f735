import { data } from "react-router";
import { nextWaiting } from "#app/compose/staff/next-waiting.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { QueueKeys } from "#app/shell/queue-keys.tsx";
import { StoryDesk } from "#domain/editorial/stories/components/story-desk.tsx";
import { decideStory } from "#domain/editorial/stories/decide-story.server.ts";
import { storyDeskRefusals } from "#domain/editorial/stories/refusals.ts";
import { listConsents, unsafeFindStory } from "#domain/editorial/stories/stories.queries.server.ts";
import { storyDecisionSchema } from "#domain/editorial/stories/story.schema.ts";
import { storyStatuses } from "#domain/editorial/stories/story.ts";
import { rowNumber } from "#rules/row-number.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

const keys = { a: "approve", s: "send back" };

const done = {
  approve: "It is on the site.",
  "send-back": "Sent back, with your reason.",
  edit: "We have asked its writer to agree to the change.",
};

export async function loader({ params }: Route.LoaderArgs) {
  const story = await unsafeFindStory(rowNumber(params.story_id));
  if (!story)
    throw data("There is no such story. Its writer may have withdrawn it.", { status: 404 });
  const [consents, next] = await Promise.all([
    listConsents(story.id),
    nextWaiting(["stories"], `/staff/stories/${story.id}`),
  ]);
  return { story, consents, next };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request, storyDecisionSchema);
  if (!form.ok) return badForm(form);
  const id = rowNumber(params.story_id);
  const decided = await decideStory(memberOf(context), { id, given: form.value }, new Date());
  if (!decided.ok) return refusedForm(form.values, storyDeskRefusals[decided.error]);
  return redirectWithFlash("/staff/stories?status=waiting", done[form.value.intent]);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.story.title ?? "Story"} - Waymark desk` }];
}

export default function StoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { story, consents, next } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        crumbs={[{ label: "Success stories", to: "/staff/stories" }]}
        over={storyStatuses[story.status]}
        title={story.title}
      />
      <ErrorSummary errors={actionData?.errors} title="That did not work" />
      <QueueKeys acts={story.status === "waiting" ? keys : {}} next={next} />
      <StoryDesk story={story} consents={consents} state={actionData} />
    </main>
  );
}
