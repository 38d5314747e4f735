import { data } from "react-router";
import { today } from "#app/today.ts";
import { WrittenPage } from "#domain/jumpstart/components/written-page.tsx";
import { findJumpstartPage } from "#domain/jumpstart/reading/written.server.ts";
import type { Route } from "./+types/route";

export async function loader() {
  const page = await findJumpstartPage("resources", today());
  if (!page) throw data("We could not find that page.", { status: 404 });
  return page;
}

export function meta() {
  return [{ title: "Resources - Jumpstart by Waymark" }];
}

export default function ResourcesPage({ loaderData }: Route.ComponentProps) {
  return <WrittenPage view={loaderData} />;
}
