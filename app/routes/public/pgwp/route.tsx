import { data } from "react-router";
import { toolMeta } from "#app/compose/abroad/tool-meta.ts";
import { answersIn, keepingHeaders } from "#app/compose/abroad/tool-request.server.ts";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { countVisaCheck } from "#app/visits.server.ts";
import { PgwpScreen } from "#domain/visas/ca/components/pgwp-screen.tsx";
import { pgwpView } from "#domain/visas/ca/pgwp/view.ts";
import { dayIn } from "#rules/day-in.ts";
import type { Route } from "./+types/route";

const PATH = "/post-graduation-work-permit-canada";

export function loader({ request, context }: Route.LoaderArgs) {
  const params = answersIn(request, PATH);
  const view = pgwpView(params, dayIn("ca", new Date()));
  if (view.isAsked)
    countVisaCheck(context.get(visitorContext), "post-graduation-work-permit", request);
  const { origin, isMicrosite } = context.get(siteContext);
  return data(
    { view, canonical: origin + PATH, isMicrosite },
    { headers: keepingHeaders(view.isAsked, params) },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toolMeta(
    {
      title: "Post-graduation work permit, Canada: how long",
      description:
        "How long a post-graduation work permit would run after your course in Canada, and which gates stand before it: programme, 180 days, language, field, passport.",
    },
    loaderData,
  );
}

export default function PgwpPage({ loaderData }: Route.ComponentProps) {
  const more = <VisaTools except="/post-graduation-work-permit-canada" />;
  return <PgwpScreen view={loaderData.view} isMicrosite={loaderData.isMicrosite} more={more} />;
}
