import { data } from "react-router";
import { written } from "#app/shell/written.server.ts";
import { WrittenPage } from "#app/shell/written-page.tsx";
import type { Route } from "./+types/privacy-policy";

export function loader() {
  return data(written["privacy-policy"], { headers: { "x-waymark-keep": "legal" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [
    { title: "Privacy - Waymark" },
    {
      name: "description",
      content:
        "What Waymark holds about you, why, who sees it, and how to have it back or removed.",
    },
  ];
}

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <WrittenPage page={loaderData} />;
}
