import { contentRequest, openContent } from "#app/compose/content/content-request.server.ts";
import { zoneOf } from "#app/compose/content/zone-of.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import { VersionsScreen } from "#domain/pages/components/desk/versions-screen.tsx";
import { findDraftVersion, listDraftVersions } from "#domain/pages/drafts/drafts.queries.server.ts";
import { pageChanges } from "#domain/pages/drafts/page-changes.ts";
import { restoreVersion } from "#domain/pages/drafts/restore-version.server.ts";
import { pageRefusals } from "#domain/pages/refusals.ts";
import { dateFormat } from "#rules/formats/dates.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { page, draft, base, version } = await openContent(params);
  const asked = rowNumber(new URL(request.url).searchParams.get("version"));
  const [versions, found] = await Promise.all([
    listDraftVersions(page.id, { page: readPage(request) }),
    asked ? findDraftVersion(page.id, asked) : undefined,
  ]);
  const when = dateFormat("longDateTime", zoneOf(memberOf(context)));
  return {
    base,
    title: draft.state.title,
    current: version,
    versions: versions.rows.map(({ savedAt, ...row }) => ({ ...row, when: when.format(savedAt) })),
    page: versions.page,
    pageCount: pageCountOf(versions),
    shown: found ? { number: found.number, changes: pageChanges(found.state, draft.state) } : null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const { type, key, base } = contentRequest(params);
  const number = rowNumber(fields.get("version"));
  const restored = await restoreVersion(type, memberOf(context), { ...key, number }, new Date());
  if (!restored.ok) return refusedForm({}, pageRefusals[restored.error]);
  return redirectWithFlash(base, `Version ${number} is restored as a new version.`);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Versions of ${loaderData?.title ?? "a page"} - Waymark desk` }];
}

export default function ContentVersionsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <VersionsScreen view={loaderData} errors={actionData?.errors} />;
}
