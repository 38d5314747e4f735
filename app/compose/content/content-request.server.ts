import { data } from "react-router";
import { type OpenedDraft, openDraft } from "#domain/pages/drafts/open-draft.server.ts";
import { type ContentType, contentType, editorPath, readKey } from "./content-types.ts";

type Params = { page_type?: string | undefined; slug?: string | undefined };

export type ContentRequest = ContentType & {
  key: { slug: string; variant: string };
  base: string;
};

/** The type and the page that an address of the desk names; whether there is such a page is asked later. */
export function contentRequest({ page_type = "", slug = "" }: Params): ContentRequest {
  const known = contentType(page_type);
  if (!known) throw missing();
  const key = readKey(slug);
  return { ...known, key, base: editorPath({ type: page_type, ...key }) };
}

export async function openContent(params: Params): Promise<ContentRequest & OpenedDraft> {
  const asked = contentRequest(params);
  const opened = await openDraft(asked.type, asked.key, new Date());
  if (!opened) throw missing();
  return { ...asked, ...opened };
}

export function missing() {
  return data("We could not find that page.", { status: 404 });
}
