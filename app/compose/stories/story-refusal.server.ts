import { type FormValues, refusedForm } from "#app/forms.server.ts";
import { type StoryRefusal, storyRefusals } from "#domain/editorial/stories/refusals.ts";

const aboutThePhoto: readonly StoryRefusal[] = ["too-large", "not-a-picture", "too-many-pixels"];

/** Beside the field it is about; everything typed comes back, only a file cannot. */
export function refusedStory(values: FormValues, error: StoryRefusal) {
  const field = aboutThePhoto.includes(error) ? "photo" : "form";
  return refusedForm(values, storyRefusals[error], field, error === "slow-down" ? 429 : 409);
}
