import { data } from "react-router";
import { written } from "#app/shell/written.server.ts";
import { WrittenPage } from "#app/shell/written-page.tsx";
import type { Route } from "./+types/terms-condition";

export function loader() {
  return data(written["terms-condition"], { headers: { "x-waymark-keep": "legal" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [
    { title: "Terms - Waymark" },
    {
      name: "description",
      content: "The terms of using Waymark, and its accessibility statement.",
    },
  ];
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <WrittenPage page={loaderData} />;
}
