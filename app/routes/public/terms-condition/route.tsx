import { data } from "react-router";
import { loadLegalPage } from "#app/shell/written.server.ts";
import { writtenMeta } from "#app/shell/written-meta.ts";
import { WrittenPage } from "#app/shell/written-page.tsx";
import type { Route } from "./+types/route";

export async function loader() {
  const { page, headers: cached } = await loadLegalPage("terms-condition");
  return data(page, { headers: cached });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? writtenMeta(loaderData, matches, "/terms-condition") : [];
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <WrittenPage page={loaderData} />;
}
