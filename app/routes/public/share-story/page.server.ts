import { redirect } from "react-router";
import { type RequestArgs, samePage } from "#app/compose/account/account-request.server.ts";
import { photoIn } from "#app/compose/stories/story-photo.server.ts";
import { refusedStory } from "#app/compose/stories/story-refusal.server.ts";
import { visitorContext } from "#app/contexts.ts";
import { badForm, readFields } from "#app/forms.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { trappedForm } from "#app/trapped-form.server.ts";
import { shareStory } from "#domain/editorial/stories/share-story.server.ts";
import { listStoriesOf } from "#domain/editorial/stories/stories.queries.server.ts";
import { guestStorySchema, memberStorySchema } from "#domain/editorial/stories/story.schema.ts";
import { storyStatuses } from "#domain/editorial/stories/story.ts";
import { storyPath } from "#domain/editorial/stories/story-link.server.ts";
import { checkForm, openForm } from "#domain/forms/form-trap.server.ts";
import { requestContext } from "#platform/request-context.server.ts";

const SENT = ["read", "confirm"] as const;

/** The form; somebody signed in also sees what became of the stories they sent. */
export async function loadShareStory({ request, context }: RequestArgs) {
  const visitor = context.get(visitorContext);
  const asked = new URL(request.url).searchParams.get("sent");
  const own = visitor.kind === "guest" ? [] : await listStoriesOf(visitor.id);
  return {
    sent: SENT.find((word) => word === asked) ?? null,
    needsEmail: visitor.kind === "guest" || !visitor.emailVerified,
    own: own.map(({ id, title, status }) => ({
      title,
      status: storyStatuses[status],
      to: storyPath(id),
    })),
    opened: openForm(new Date()),
  };
}

export async function answerShareStory({ request, context }: RequestArgs) {
  const fields = await readFormData(request);
  const visitor = context.get(visitorContext);
  const member = visitor.kind === "member" && visitor.emailVerified ? visitor : null;
  const form = member
    ? readFields(fields, memberStorySchema)
    : readFields(fields, guestStorySchema);
  if (!form.ok) return badForm(form);
  const now = new Date();
  const checked = checkForm(form.value, now);
  if (!checked.ok) return trappedForm(form.values, checked.error, now);
  const { opened: _opened, homepage: _homepage, email, ...input } = { email: "", ...form.value };
  const from = {
    formKey: checked.value.formKey,
    clientAddress: context.get(requestContext).clientAddress,
    email: member?.email ?? email,
    userId: member?.id ?? null,
  };
  const shared = await shareStory({ input, photo: await photoIn(fields), from }, now);
  if (!shared.ok) return refusedStory(form.values, shared.error);
  const sent = shared.value.isConfirmed ? "read" : "confirm";
  return redirect(`${samePage(request, { sent })}#main`);
}
