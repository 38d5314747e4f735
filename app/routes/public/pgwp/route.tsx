import { toolMeta } from "#app/compose/abroad/tool-meta.ts";
import { loadTool } from "#app/compose/abroad/tool-request.server.ts";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { PgwpScreen } from "#domain/visas/ca/components/pgwp-screen.tsx";
import { pgwpView } from "#domain/visas/ca/pgwp/view.ts";
import { dayIn } from "#rules/day-in.ts";
import type { Route } from "./+types/route";

const PATH = "/post-graduation-work-permit-canada";

export function loader(args: Route.LoaderArgs) {
  const viewOf = (params: URLSearchParams) => pgwpView(params, dayIn("ca", new Date()));
  return loadTool({ path: PATH, name: "post-graduation-work-permit", viewOf }, args);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toolMeta(
    {
      title: "Post-graduation work permit, Canada: how long",
      description:
        "How long a post-graduation work permit would last after your course in Canada, and its conditions: programme, 180 days, language, field, passport.",
    },
    loaderData,
  );
}

export default function PgwpPage({ loaderData }: Route.ComponentProps) {
  const more = <VisaTools except="/post-graduation-work-permit-canada" />;
  return <PgwpScreen view={loaderData.view} isMicrosite={loaderData.isMicrosite} more={more} />;
}
