import { data } from "react-router";
import { toolMeta } from "#app/compose/abroad/tool-meta.ts";
import { answersIn, keepingHeaders } from "#app/compose/abroad/tool-request.server.ts";
import { VisaTools } from "#app/compose/visa/visa-tools.tsx";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { countVisaCheck } from "#app/visits.server.ts";
import { ExpressEntryScreen } from "#domain/visas/ca/components/express-entry-screen.tsx";
import { expressEntryView } from "#domain/visas/ca/express-entry/view.ts";
import { dayIn } from "#rules/day-in.ts";
import type { Route } from "./+types/route";

const PATH = "/express-entry-points-canada";

export function loader({ request, context }: Route.LoaderArgs) {
  const params = answersIn(request, PATH);
  const view = expressEntryView(params, dayIn("ca", new Date()));
  if (view.isAsked) countVisaCheck(context.get(visitorContext), "express-entry", request);
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
      title: "Express Entry points (CRS) for Canada",
      description:
        "Count your Comprehensive Ranking System points line by line, see which rounds they would have met, and what would raise them. Every line with its source and date.",
    },
    loaderData,
  );
}

export default function ExpressEntryPage({ loaderData }: Route.ComponentProps) {
  const more = <VisaTools except="/express-entry-points-canada" />;
  return (
    <ExpressEntryScreen view={loaderData.view} isMicrosite={loaderData.isMicrosite} more={more} />
  );
}
