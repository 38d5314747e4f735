import { data, redirect } from "react-router";
import type { RequestArgs } from "#app/compose/account/account-request.server.ts";
import { photoIn } from "#app/compose/stories/story-photo.server.ts";
import { refusedStory } from "#app/compose/stories/story-refusal.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import {
  answerEdit,
  changeStory,
  confirmStory,
  withdrawStory,
} from "#domain/editorial/stories/own-story.server.ts";
import { storyRefusals } from "#domain/editorial/stories/refusals.ts";
import { listConsents, unsafeFindStory } from "#domain/editorial/stories/stories.queries.server.ts";
import { changedStorySchema } from "#domain/editorial/stories/story.schema.ts";
import { storyIdIn, storyPath } from "#domain/editorial/stories/story-link.server.ts";

type Own = RequestArgs & { params: { token: string } };

/** The token is the key. Once a story is withdrawn there is nothing behind it. */
export async function loadOwnStory({ params }: Own) {
  const id = storyIdIn(params.token, new Date());
  const story = id === null ? null : await unsafeFindStory(id);
  if (!story)
    throw data("There is no story here. If it was withdrawn, it is deleted.", { status: 404 });
  const { email: _email, ...shown } = story;
  return { story: shown, consents: await listConsents(story.id) };
}

export async function answerOwnStory({ request, params }: Own) {
  const now = new Date();
  const id = storyIdIn(params.token, now);
  if (id === null) throw data("There is no story here.", { status: 404 });
  const fields = await readFormData(request);
  switch (fields.get("intent")) {
    case "confirm":
      return answered(id, await confirmStory(id), "Confirmed. We will now read it.");
    case "accept":
      return answered(
        id,
        await answerEdit(id, { isAccepted: true }, now),
        "Your story is on the site.",
      );
    case "decline":
      return answered(
        id,
        await answerEdit(id, { isAccepted: false }, now),
        "We keep your own text.",
      );
    case "withdraw":
      return withdraw(id, fields, now);
    case "change":
      return change(id, fields, now);
    default:
      return refusedForm({}, "Choose what to do.", "form", 400);
  }
}

type Done = Awaited<ReturnType<typeof confirmStory>>;

function answered(id: number, done: Done, sentence: string) {
  if (!done.ok) return refusedForm({}, storyRefusals[done.error]);
  return redirectWithFlash(storyPath(id), sentence);
}

/** Asked once: it cannot be undone. */
async function withdraw(id: number, fields: FormData, now: Date) {
  if (fields.get("sure") !== "on")
    return refusedForm({}, "Tick the box to withdraw your story.", "sure", 400);
  const done = await withdrawStory(id, now);
  if (!done.ok) return refusedForm({}, storyRefusals[done.error]);
  return redirectWithFlash("/success-stories", "Your story is withdrawn and deleted.");
}

async function change(id: number, fields: FormData, now: Date) {
  const form = readFields(fields, changedStorySchema);
  if (!form.ok) return badForm(form);
  const changed = await changeStory(id, { input: form.value, photo: await photoIn(fields) }, now);
  if (!changed.ok) return refusedStory(form.values, changed.error);
  return redirect(storyPath(id));
}
