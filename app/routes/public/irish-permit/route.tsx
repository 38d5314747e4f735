import { data } from "react-router";
import { toolMeta } from "#app/compose/abroad/tool-meta.ts";
import { answersIn, keepingHeaders } from "#app/compose/abroad/tool-request.server.ts";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { countVisaCheck } from "#app/visits.server.ts";
import { IrishPermitScreen } from "#domain/visas/ie/components/irish-permit-screen.tsx";
import { irishPermitView } from "#domain/visas/ie/view.ts";
import { dayIn } from "#rules/day-in.ts";
import type { Route } from "./+types/route";

const PATH = "/work-permit-check-ireland";

export function loader({ request, context }: Route.LoaderArgs) {
  const params = answersIn(request, PATH);
  const view = irishPermitView(params, dayIn("ie", new Date()));
  if (view.isAsked) countVisaCheck(context.get(visitorContext), "irish-permit", request);
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
      title: "Irish work permit check: Critical Skills, General, Stamp 1G",
      description:
        "Check an Irish job against the pay lines of the Critical Skills and General permits by the day of the application, and read what Stamp 1G gives a graduate.",
    },
    loaderData,
  );
}

export default function IrishPermitPage({ loaderData }: Route.ComponentProps) {
  const more = <VisaTools except="/work-permit-check-ireland" />;
  return (
    <IrishPermitScreen view={loaderData.view} isMicrosite={loaderData.isMicrosite} more={more} />
  );
}
