import { data } from "react-router";
import { openContent } from "#app/compose/content/content-request.server.ts";
import { loadPreview } from "#app/compose/content/preview.server.ts";
import { siteContext } from "#app/contexts.ts";
import type { Route } from "./+types/route";
import { PreviewScreen } from "./preview-screen.tsx";

/** Nobody may keep it, and only our own pages may show it within themselves. */
const PRIVATE = { "cache-control": "private, no-store", "x-frame-options": "SAMEORIGIN" };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const preview = await loadPreview(await openContent(params), { request, context });
  return data({ preview, origin: context.get(siteContext).origin }, { headers: PRIVATE });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ title: "Preview - Waymark desk" }, { name: "robots", content: "noindex" }];
}

export default function ContentPreviewPage({ loaderData }: Route.ComponentProps) {
  return <PreviewScreen {...loaderData} />;
}
