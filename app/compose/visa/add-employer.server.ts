import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { workRefusals } from "#domain/visas/work-hours/refusals.ts";
import { addPlace } from "#domain/visas/work-hours/settings.server.ts";
import { placeSchema } from "#domain/visas/work-hours/work.schema.ts";

/** Puts an employer on somebody's list, and leads back to the page that asked. */
export async function addEmployer(
  { userId, fields }: { userId: string; fields: FormData },
  back: string,
) {
  const form = readFields(fields, placeSchema);
  if (!form.ok) return badForm(form);
  const { placeName: name, kind } = form.value;
  const result = await addPlace(userId, { name, kind });
  if (!result.ok) return refusedForm(form.values, workRefusals[result.error], "placeName");
  return redirectWithFlash(back, `${name} is on your list.`);
}
