import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf } from "#app/member.server.ts";
import { openDraft } from "#domain/pages/drafts/open-draft.server.ts";
import { savePageDraft } from "#domain/pages/drafts/save-page-draft.server.ts";
import {
  type AddPictureRefusal,
  addPagePicture,
  pictureRefusals,
} from "#domain/pages/pictures/add-picture.server.ts";
import type { ContentRequest } from "./content-request.server.ts";

type Context = Parameters<typeof memberOf>[0];
type Sent = { fields: FormData; wantsJson: boolean };

/** The editor puts the picture where its cursor is; a plain form has none, and gets it at the end. */
export async function answerPicture(
  context: Context,
  content: ContentRequest,
  { fields, wantsJson }: Sent,
): Promise<Response> {
  const staff = memberOf(context);
  const picture = fields.get("picture");
  const bytes = Buffer.from(picture instanceof File ? await picture.bytes() : []);
  const alt = String(fields.get("alt") ?? "");
  const now = new Date();
  const added = await addPagePicture(staff, { bytes, alt }, now);
  if (wantsJson) {
    const headers = { "cache-control": "no-store" };
    return added.ok
      ? Response.json(added.value, { headers })
      : Response.json({ errors: errorOf(added.error) }, { status: 400, headers });
  }
  if (!added.ok)
    return redirectWithFlash(content.base, pictureRefusals[added.error], { tone: "negative" });
  await appendToDraft(staff, content, { markdown: added.value.markdown, now });
  return redirectWithFlash(content.base, "The picture is at the end of the text.");
}

function errorOf(refusal: AddPictureRefusal): Record<string, string> {
  return { [refusal === "no-alt" ? "alt" : "picture"]: pictureRefusals[refusal] };
}

async function appendToDraft(
  staff: ReturnType<typeof memberOf>,
  { type, key }: ContentRequest,
  { markdown, now }: { markdown: string; now: Date },
): Promise<void> {
  const opened = await openDraft(type, key, now);
  if (!opened) return;
  const { state, revision } = opened.draft;
  const body = [state.body.trimEnd(), markdown].filter(Boolean).join("\n\n");
  await savePageDraft(
    type,
    staff,
    { ...key, state: { ...state, body }, baseRevision: revision },
    now,
  );
}
